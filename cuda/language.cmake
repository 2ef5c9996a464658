# Sets RACKRATE_HAS_CUDA and switches the language on, where a CUDA compiler is found and wanted.
set(RACKRATE_HAS_CUDA OFF)
if(NOT RACKRATE_CUDA)
  return()
endif()
include(CheckLanguage)
check_language(CUDA)
if(NOT CMAKE_CUDA_COMPILER)
  message(STATUS "No CUDA compiler: simulations run on the CPU only")
  return()
endif()
# Each takes seconds to compile. The default holds machine code for the common data-centre cards, and PTX from which the driver
# makes, once, what any other card since 2018 needs. What is handed out holds them all.
set(RACKRATE_CUDA_ARCHITECTURES "75-virtual;80-real;90-real" CACHE STRING
  "GPU architectures to compile for: a list as CMAKE_CUDA_ARCHITECTURES takes it, or all")
set(CMAKE_CUDA_ARCHITECTURES ${RACKRATE_CUDA_ARCHITECTURES})
if(RACKRATE_CUDA_ARCHITECTURES STREQUAL "all")
  set(CMAKE_CUDA_ARCHITECTURES 75 80-real 86-real 89-real 90-real 100-real 120)
endif()
enable_language(CUDA)
if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION) # CMake 3.25 does not know it of recent compilers
  set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION "-std=c++20")
  set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION "-std=c++20")
endif()
set(CMAKE_CUDA_STANDARD 20)
set(CMAKE_CUDA_STANDARD_REQUIRED ON)
set(CMAKE_CUDA_RUNTIME_LIBRARY Static)
if(CCACHE_PROGRAM)
  set(CMAKE_CUDA_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
# IEEE arithmetic as on the CPU, whatever the optimisation: no fused multiply-add, no flush to zero, exact division and root.
add_compile_options("$<$<COMPILE_LANGUAGE:CUDA>:-fmad=false;-ftz=false;-prec-div=true;-prec-sqrt=true;-Xcompiler=-ffp-contract=off>")
set(RACKRATE_HAS_CUDA ON)
