// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/pdffinish.h"

#include "model/base/translate.h"

#include <QCryptographicHash>

// Without it the headers warn about a pointer class that is not used here.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cstdlib>
#include <exception>
#include <string>

namespace rackrate::report {

namespace {

using Handle = QPDFObjectHandle;

Handle text(const QString& words)
{
    return Handle::newUnicodeString(words.toStdString());
}

Handle destination(const std::vector<QPDFPageObjectHelper>& pages, const OutlineEntry& entry)
{
    Handle target = Handle::newArray();
    target.appendItem(pages.at(std::size_t(entry.page)).getObjectHandle());
    target.appendItem(Handle::newName("/XYZ"));
    target.appendItem(Handle::newNull());
    target.appendItem(Handle::newReal(entry.top, 2));
    target.appendItem(Handle::newNull());
    return target;
}

/// Hangs `child` under `parent` as its last.
void append(Handle& parent, Handle& child)
{
    child.replaceKey("/Parent", parent);
    if (parent.hasKey("/Last")) {
        Handle previous = parent.getKey("/Last");
        previous.replaceKey("/Next", child);
        child.replaceKey("/Prev", previous);
    } else {
        parent.replaceKey("/First", child);
    }
    parent.replaceKey("/Last", child);
    const long long count = parent.hasKey("/Count") ? std::abs(parent.getKey("/Count").getIntValue()) : 0;
    // A negative count is of children that are folded away: only the top level opens.
    const bool root = parent.getKey("/Type").isName();
    parent.replaceKey("/Count", Handle::newInteger(root ? count + 1 : -(count + 1)));
}

void addOutline(QPDF& pdf, const std::vector<OutlineEntry>& outline)
{
    if (outline.empty())
        return;
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    Handle root = pdf.makeIndirectObject(Handle::newDictionary());
    root.replaceKey("/Type", Handle::newName("/Outlines"));
    Handle last = root;
    for (const OutlineEntry& entry : outline) {
        Handle item = pdf.makeIndirectObject(Handle::newDictionary());
        item.replaceKey("/Title", text(entry.title));
        item.replaceKey("/Dest", destination(pages, entry));
        append(entry.level == 0 ? root : last, item);
        if (entry.level == 0)
            last = item;
    }
    Handle catalogue = pdf.getRoot();
    catalogue.replaceKey("/Outlines", root);
    catalogue.replaceKey("/PageMode", Handle::newName("/UseOutlines"));
}

void addProperties(QPDF& pdf, const DocumentProperties& properties)
{
    Handle trailer = pdf.getTrailer();
    if (!trailer.getKey("/Info").isDictionary())
        trailer.replaceKey("/Info", pdf.makeIndirectObject(Handle::newDictionary()));
    Handle entries = trailer.getKey("/Info");
    entries.replaceKey("/Title", text(properties.title));
    entries.replaceKey("/Author", text(properties.author));
    entries.replaceKey("/Subject", text(properties.subject));
    entries.replaceKey("/Keywords", text(properties.keywords.join(QStringLiteral(", "))));
    Handle catalogue = pdf.getRoot();
    catalogue.replaceKey("/Lang", text(properties.language));
    Handle viewer = Handle::newDictionary();
    viewer.replaceKey("/DisplayDocTitle", Handle::newBool(true));
    catalogue.replaceKey("/ViewerPreferences", viewer);
}

/// "/Roboto-Regular" as "/ABCDEF+Roboto-Regular": the mark of a subset (ISO 32000-1, 9.6.4).
Handle subsetName(const Handle& name)
{
    const std::string plain = Handle(name).getName().substr(1);
    const QByteArray digest = QCryptographicHash::hash(QByteArray::fromStdString(plain), QCryptographicHash::Md5);
    std::string tag;
    for (int index = 0; index < 6; ++index)
        tag += char('A' + static_cast<unsigned char>(digest[index]) % 26);
    return Handle::newName("/" + tag + "+" + plain);
}

void markSubsets(QPDF& pdf)
{
    for (Handle& object : pdf.getAllObjects()) {
        if (!object.isDictionary())
            continue;
        for (const char* key : {"/BaseFont", "/FontName"}) {
            const Handle name = object.getKey(key);
            if (Handle(name).isName() && Handle(name).getName().find('+') == std::string::npos)
                object.replaceKey(key, subsetName(name));
        }
    }
}

} // namespace

Result<QByteArray> finishPdf(const QByteArray& document, const std::vector<OutlineEntry>& outline,
                             const DocumentProperties& properties)
{
    try {
        QPDF pdf;
        pdf.processMemoryFile("report", document.constData(), std::size_t(document.size()));
        addOutline(pdf, outline);
        addProperties(pdf, properties);
        markSubsets(pdf);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.setStreamDataMode(qpdf_s_compress);
        writer.setDeterministicID(true);
        writer.write();
        const auto finished = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char*>(finished->getBuffer()), qsizetype(finished->getSize()));
    } catch (const std::exception& failure) {
        return Error{ErrorCode::RunFailed, translate("Report", "The report could not be finished with bookmarks and properties."),
                     QString::fromLocal8Bit(failure.what()), {}};
    }
}

} // namespace rackrate::report
