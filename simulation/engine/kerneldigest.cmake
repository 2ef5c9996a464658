# Writes the source file OUTPUT that defines kernelDigest() from the headers in the folder KERNEL and the one that says how a plan
# is handed over.
file(GLOB headers ${KERNEL}/*.h)
list(APPEND headers ${KERNEL}/../engine/simulationplan.h)
list(SORT headers)
set(all "")
foreach(header ${headers})
  file(SHA256 ${header} digest)
  get_filename_component(name ${header} NAME)
  string(APPEND all "${name} ${digest}\n")
endforeach()
string(SHA256 digest "${all}")
file(WRITE ${OUTPUT} "#include \"simulation/engine/kerneldigest.h\"

const char* rackrate::kernelDigest()
{
    return \"${digest}\";
}
")
