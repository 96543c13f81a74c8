import { Buffer } from 'node:buffer'
import { fileType, mediaTypes } from '#platform/server/files/file-type.ts'
import { cleanImage } from '#platform/server/files/image.ts'
import { checkPdf } from '#platform/server/files/pdf-check.ts'
import { uploadMaxBytes, voucherFileProblem } from '../rules/voucher-file.ts'

export type FileProblem = 'file-too-large' | 'file-wrong-type' | 'file-damaged'
export type AcceptedFile = {
  readonly is: 'file'
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const longestBase64 = Math.ceil(uploadMaxBytes / 3) * 4

/**
 * A base64 upload as it may be stored: the bytes decide what it is, images are written anew, PDFs are checked, nothing
 * is kept as it was sent without one of the two (SECURITY T24, T42 and PDF rule). `data:` prefixes are tolerated.
 */
export async function acceptFile(upload: {
  name: string
  base64: string
}): Promise<AcceptedFile | FileProblem> {
  const text = upload.base64.replace(/^data:[^,]*,/, '').trim()
  if (text.length > longestBase64) return 'file-too-large'
  if (!base64.test(text)) return 'file-damaged'
  const content = Buffer.from(text, 'base64')
  const problem = voucherFileProblem({ name: upload.name, type: '', bytes: content.length })
  if (problem !== null) return problem
  const type = fileType(content)
  if (type === null) return 'file-wrong-type'
  if (type === 'pdf') {
    const refused = await checkPdf(content)
    return refused === null
      ? { is: 'file', name: storedName(upload.name, 'pdf'), mime: mediaTypes.pdf, content }
      : 'file-damaged'
  }
  const image = await cleanImage(content, { gif: true, maxEdge: 3_000 })
  if (image.is === 'refused') return 'file-damaged'
  return {
    is: 'file',
    name: storedName(upload.name, 'jpg'),
    mime: mediaTypes.jpeg,
    content: image.content,
  }
}

/** Letters, digits and plain signs of the client's name with the extension of what is really stored. */
function storedName(name: string, extension: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem === '' ? 'voucher' : stem}.${extension}`
}
