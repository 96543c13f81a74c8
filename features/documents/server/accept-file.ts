import { Buffer } from 'node:buffer'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { type FileType, fileType, mediaTypes } from '#platform/server/files/file-type.ts'
import { cleanImage } from '#platform/server/files/image.ts'
import { cleanPdf } from '#platform/server/files/pdf.ts'
import type { ScanVerdict, VirusScan } from '#platform/server/files/virus-scan.ts'
import { uploadMaxBytes, uploadProblem, type UploadTypes } from '../rules/upload.ts'

export type FileProblem =
  | 'file-too-large'
  | 'file-wrong-type'
  | 'file-damaged'
  | 'file-infected'
  | 'file-not-checked'

/** Status of a refused file. */
export const fileProblemStatus = {
  'file-too-large': 413,
  'file-wrong-type': 400,
  'file-damaged': 400,
  'file-infected': 400,
  'file-not-checked': 503,
} as const satisfies Record<FileProblem, number>

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

/** Where uploads are kept, and what looks at them first. */
export type UploadPlaces = { readonly files: FileStore; readonly scan: VirusScan }

export type Upload = {
  /** The client's file name; null where a form sends none: then the bytes alone decide. */
  readonly name: string | null
  /** A `data:` prefix is tolerated. */
  readonly base64: string
  /** What the form accepts. */
  readonly types: UploadTypes
  /** Name of the stored file when the client's has no plain letters, without extension. */
  readonly fallbackName: string
  /** Id of the user who sent it: people take turns at the decoders. */
  readonly by: number
}

/**
 * A base64 upload as it may be stored: the bytes decide what it is, images and PDFs are written anew, PDFs
 * scanned for viruses as well; nothing is kept as it was sent (SECURITY T24, T26, T42 and PDF rule).
 */
export async function acceptFile(
  upload: Upload,
  scan: VirusScan,
): Promise<AcceptedFile | FileProblem> {
  const content = decoded(upload.base64)
  if (typeof content === 'string') return content
  const type = fileType(content)
  const problem = typeProblem(upload, type, content.length)
  if (problem !== null || type === null) return problem ?? 'file-wrong-type'
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

/** Neither the name nor the bytes may say anything but an accepted type. */
function typeProblem({ name, types }: Upload, type: FileType | null, bytes: number) {
  const named = name === null ? null : uploadProblem({ name, type: '', bytes }, types)
  const media = type === null ? '' : mediaTypes[type]
  return named ?? uploadProblem({ name: '', type: media, bytes }, types)
}

async function acceptPdf(
  content: Uint8Array,
  upload: Upload,
  scan: VirusScan,
): Promise<AcceptedFile | FileProblem> {
  const clean = await cleanPdf(content, upload)
  if (clean.is === 'refused') return 'file-damaged'
  const verdict = await scan(content).catch(() => 'away' as const)
  if (verdict === 'away') return 'file-not-checked'
  if (verdict === 'infected') return 'file-infected'
  const name = storedName(upload, 'pdf')
  return { is: 'file', name, mime: mediaTypes.pdf, content: clean.content, scan: verdict }
}

async function acceptImage(sent: Uint8Array, upload: Upload): Promise<AcceptedFile | FileProblem> {
  const image = await cleanImage(sent, { by: upload.by, gif: true, maxEdge: longestEdge })
  if (image.is === 'refused') return 'file-damaged'
  const { content } = image
  const name = storedName(upload, 'jpg')
  return { is: 'file', name, mime: mediaTypes.jpeg, content, scan: 'not-scanned' }
}

/** Letters, digits and plain signs of the client's name with the extension of what is really stored. */
function storedName({ name, fallbackName }: Upload, extension: string): string {
  const stem = (name ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem === '' ? fallbackName : stem}.${extension}`
}
