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
import { fileHeadBytes } from '#platform/pure/file-type.ts'
import { type Forbidden, forbiddenIn, removeActions } from './pdf-content.ts'

export type PdfRefusal =
  | 'not-a-pdf'
  | 'incomplete'
  | Forbidden
  | 'too-many-pages'
  | 'unreadable'
  | 'too-large'
  | 'too-slow'

export type PdfResult =
  | { readonly is: 'pdf'; readonly content: Uint8Array }
  | { readonly is: 'refused'; readonly reason: PdfRefusal }

/**
 * Reads a whole PDF and rewrites it from what was understood, so that no other reader can find in the stored file
 * what was not seen here (SECURITY, PDF rule). Bytes before its header and after its end are left out, and a lock that
 * opens without a password is taken off. Refused are files that cannot be read to the end, files a reader needs a password
 * for, more than `mostPages`, and every script, launcher, attachment, form program and medium; links and other harmless
 * actions are left out. The same file always gives the same bytes.
 */
export async function rewritePdf(content: Uint8Array, mostPages = Infinity): Promise<PdfResult> {
  const sent = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const start = sent.subarray(0, fileHeadBytes).indexOf('%PDF-')
  if (start === -1) return refused('not-a-pdf')
  const text = sent.subarray(start)
  if (!hasEnd(text)) return refused('incomplete')
  try {
    const document = await opened(text)
    return document === null ? refused('encrypted') : await rewritten(document, mostPages)
  } catch {
    return refused('unreadable')
  }
}

/** True when the table of objects, or the mark of the end, stands after the last object: then nothing was cut off. */
function hasEnd(text: Buffer): boolean {
  const rest = text.subarray(Math.max(text.lastIndexOf('endobj'), 0)).toString('latin1')
  return /startxref\s+\d|%%EOF/.test(rest)
}

/** The document as a reader without a password sees it; null when a password is needed. */
async function opened(content: Buffer): Promise<PDFDocument | null> {
  try {
    return await PDFDocument.load(content, { ...reading, throwOnInvalidObject: true })
  } catch (error) {
    const isLocked = error instanceof EncryptedPDFError || content.includes('/Encrypt')
    if (!isLocked) throw error
  }
  return unlocked(content)
}

/** Packed objects can be read only after decryption: `isMisunderstood` then finds those that could not be. */
async function unlocked(content: Buffer): Promise<PDFDocument | null> {
  const load = PDFDocument.load(content, { ...reading, password: '' })
  const document = await load.catch(() => null)
  if (document !== null && !document.context.isDecrypted) throw new Error('no lock, and not whole')
  return document
}

const reading = {
  parseSpeed: ParseSpeeds.Fastest,
  updateMetadata: false,
} as const

function refused(reason: PdfRefusal): PdfResult {
  return { is: 'refused', reason }
}

async function rewritten(document: PDFDocument, mostPages: number): Promise<PdfResult> {
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  for (const object of objects) {
    const forbidden = forbiddenIn(object)
    if (forbidden !== null) return refused(forbidden)
  }
  if (objects.some(isMisunderstood) || document.getPageCount() === 0) return refused('unreadable')
  if (document.getPageCount() > mostPages) return refused('too-many-pages')
  objects.forEach(removeActions)
  removeUnreachable(document)
  const graphObjects = document.context.enumerateIndirectObjects()
  if (graphObjects.some(([, object]) => object instanceof PDFInvalidObject))
    return refused('unreadable')
  const written = await document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
  return { is: 'pdf', content: written }
}

/** Packed objects the parser takes for something else: it knows no predictors, and leaves what it cannot parse. */
function isMisunderstood(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) return !isLockedTable(object)
  if (!(object instanceof PDFRawStream)) return false
  const type = object.dict.lookup(PDFName.of('Type'))
  if (type !== PDFName.of('ObjStm')) return false
  return object.dict.has(PDFName.of('DecodeParms')) || object.dict.get(PDFName.of('Type')) !== type
}

/** The parser takes a lock off the packed table of objects, which never has one. No page leads to it. */
function isLockedTable(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return Buffer.from(bytes).includes('/XRef')
}

/** Removes all that no page refers to: packed copies of objects, old versions, things hidden for other readers. */
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
