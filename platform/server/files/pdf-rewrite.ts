import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { isActive, removeActions } from './pdf-content.ts'

export type PdfRefusal =
  | 'not-a-pdf'
  | 'incomplete'
  | 'encrypted'
  | 'active-content'
  | 'unreadable'
  | 'too-large'
  | 'too-slow'

export type PdfResult =
  | { readonly is: 'pdf'; readonly content: Uint8Array }
  | { readonly is: 'refused'; readonly reason: PdfRefusal }

/**
 * Reads a whole PDF and writes it anew from what was understood, so that no other reader can find in the stored file
 * what was not seen here (SECURITY, PDF rule). Refused are files that cannot be read to the end, encrypted ones, and
 * every script, launcher, attachment, form program and medium; links and other harmless actions are left out. The same
 * file always gives the same bytes.
 */
export async function rewritePdf(content: Uint8Array): Promise<PdfResult> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (text.toString('latin1', 0, 5) !== '%PDF-') return refused('not-a-pdf')
  if (!text.subarray(-1_024).includes('%%EOF')) return refused('incomplete')
  try {
    return await rewritten(content)
  } catch (error) {
    return refused(error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable')
  }
}

function refused(reason: PdfRefusal): PdfResult {
  return { is: 'refused', reason }
}

async function rewritten(content: Uint8Array): Promise<PdfResult> {
  const document = await PDFDocument.load(content, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  if (objects.some(isActive)) return refused('active-content')
  if (objects.some(isMisunderstood) || document.getPageCount() === 0) return refused('unreadable')
  objects.forEach(removeActions)
  removeUnreachable(document)
  const written = await document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
  return { is: 'pdf', content: written }
}

/** Packed objects the parser takes for something else: it knows no predictors, and leaves what it cannot parse. */
function isMisunderstood(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) return true
  if (!(object instanceof PDFRawStream)) return false
  const type = object.dict.lookup(PDFName.of('Type'))
  if (type !== PDFName.of('ObjStm')) return false
  return object.dict.has(PDFName.of('DecodeParms')) || object.dict.get(PDFName.of('Type')) !== type
}

/** What no page leads to is not written: packed copies of objects, old versions, things hidden for other readers. */
function removeUnreachable({ context }: PDFDocument): void {
  const { Root, Info } = context.trailerInfo
  const reached = new Set<PDFRef>()
  const open: (PDFObject | undefined)[] = [Root, Info]
  while (open.length > 0) {
    const object = open.pop()
    if (object instanceof PDFRef && !reached.has(object)) {
      reached.add(object)
      open.push(context.lookup(object))
    } else if (object instanceof PDFArray) open.push(...object.asArray())
    else if (object instanceof PDFDict) open.push(...object.values())
    else if (object instanceof PDFRawStream) open.push(...object.dict.values())
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}
