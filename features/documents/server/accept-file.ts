import { Buffer } from 'node:buffer'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { fileType, mediaTypes } from '#platform/pure/file-type.ts'
import { cleanImage, type ImageRefusal } from '#platform/server/files/image.ts'
import { cleanPdf } from '#platform/server/files/pdf.ts'
import type { PdfRefusal } from '#platform/server/files/pdf-rewrite.ts'
import type { ScanVerdict, VirusScan } from '#platform/server/files/virus-scan.ts'
import { uploadMaxBytes, uploadMaxPages, uploadProblem, type UploadTypes } from '../rules/upload.ts'

/** Status of a refused file, by the reason. */
export const fileProblemStatus = {
  'file-too-large': 413,
  'file-wrong-type': 400,
  'file-damaged': 400,
  'file-encrypted': 400,
  'file-with-attachment': 400,
  'file-active': 400,
  'file-too-many-pages': 400,
  'file-too-complex': 400,
  'file-too-slow': 400,
  'file-too-many-pixels': 400,
  'file-infected': 400,
  'file-not-checked': 503,
} as const satisfies Readonly<Record<string, number>>

export type FileProblem = keyof typeof fileProblemStatus

const pdfProblems = {
  'not-a-pdf': 'file-wrong-type',
  incomplete: 'file-damaged',
  unreadable: 'file-damaged',
  encrypted: 'file-encrypted',
  attachment: 'file-with-attachment',
  'active-content': 'file-active',
  'too-many-pages': 'file-too-many-pages',
  'too-large': 'file-too-complex',
  'too-slow': 'file-too-slow',
} as const satisfies Record<PdfRefusal, FileProblem>

const imageProblems = {
  'not-an-image': 'file-wrong-type',
  'too-many-pixels': 'file-too-many-pixels',
  'too-many-scans': 'file-damaged',
  damaged: 'file-damaged',
} as const satisfies Record<ImageRefusal, FileProblem>

export type AcceptedFile = {
  readonly is: 'file'
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
  readonly scan: Exclude<ScanVerdict, 'infected'>
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const longestBase64 = Math.ceil(uploadMaxBytes / 3) * 4
const longestEdge = 3_000

/** Store of uploads, and the virus scan before it. */
export type UploadPlaces = { readonly files: FileStore; readonly scan: VirusScan }

export type Upload = {
  /** The client's file name, stored without its extension; null where a form sends none. */
  readonly name: string | null
  /** A `data:` prefix is tolerated. */
  readonly base64: string
  /** File types that the form accepts. */
  readonly types: UploadTypes
  /** Name of the stored file, without extension, if no characters of the client's name are allowed. */
  readonly fallbackName: string
  /** Id of the user who sent it: people take turns at the decoders. */
  readonly by: number
}

/**
 * A base64 upload made safe to store: its type follows from the bytes, images and PDFs are rewritten, PDFs also scanned
 * for viruses; the sent bytes are never stored (SECURITY T24, T26, T42 and PDF rule).
 */
export async function acceptFile(
  upload: Upload,
  scan: VirusScan,
): Promise<AcceptedFile | FileProblem> {
  const content = decoded(upload.base64)
  if (typeof content === 'string') return content
  const type = fileType(content)
  const media = type === null ? '' : mediaTypes[type]
  const problem = uploadProblem({ type: media, bytes: content.length }, upload.types)
  if (problem !== null) return problem
  return type === 'pdf' ? acceptPdf(content, upload, scan) : acceptImage(content, upload)
}

/** The bytes of strict base64, at most 5 MB of them. */
export function decoded(text: string): Uint8Array | 'file-too-large' | 'file-damaged' {
  const plain = text.slice(text.startsWith('data:') ? text.indexOf(',') + 1 : 0).trim()
  if (plain.length > longestBase64) return 'file-too-large'
  if (plain.length % 4 === 1 || !base64.test(plain)) return 'file-damaged'
  const content = Buffer.from(plain, 'base64')
  return content.length > uploadMaxBytes ? 'file-too-large' : content
}

async function acceptPdf(
  content: Uint8Array,
  upload: Upload,
  scan: VirusScan,
): Promise<AcceptedFile | FileProblem> {
  const clean = await cleanPdf(content, { by: upload.by, mostPages: uploadMaxPages })
  if (clean.is === 'refused') return pdfProblems[clean.reason]
  const verdict = await scan(content).catch(() => 'away' as const)
  if (verdict === 'away') return 'file-not-checked'
  if (verdict === 'infected') return 'file-infected'
  const name = storedName(upload, 'pdf')
  return { is: 'file', name, mime: mediaTypes.pdf, content: clean.content, scan: verdict }
}

async function acceptImage(sent: Uint8Array, upload: Upload): Promise<AcceptedFile | FileProblem> {
  const image = await cleanImage(sent, { by: upload.by, gif: true, maxEdge: longestEdge })
  if (image.is === 'refused') return imageProblems[image.reason]
  const { content } = image
  const name = storedName(upload, 'jpg')
  return { is: 'file', name, mime: mediaTypes.jpeg, content, scan: 'not-scanned' }
}

/** Allowed characters of the client's name, with the extension of the stored type. */
function storedName({ name, fallbackName }: Upload, extension: string): string {
  const stem = (name ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem === '' ? fallbackName : stem}.${extension}`
}
