import { latinDigits } from '#platform/pure/text/typed-text.ts'
import { plainHeading } from './headings.ts'

/** Pictures of a person that a zip may bring. */
export const pictureKinds = ['photo', 'signature'] as const
export type PictureKind = (typeof pictureKinds)[number]

export type PictureName = { readonly kind: PictureKind; readonly number: string }

/**
 * Reads whose picture a file of a zip is: `signatures/2079-BCT-12.jpg` and `2079-BCT-12_signature.jpg` are signatures,
 * every other file is a photo. Null: a file that systems add by themselves.
 */
export function readPictureName(path: string): PictureName | null {
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  if (isOfSystem(file) || folders.some((folder) => folder === '__MACOSX')) return null
  const stem = file.replace(/\.[a-z]\w{0,4}$/i, '').trim()
  const [, number = stem, suffix = ''] =
    /^(.*[^\s_-])[\s_-]+(\p{L}[\p{L}\p{M}]*)$/u.exec(stem) ?? []
  const ending = suffix.toLowerCase()
  if (signatureEndings.has(ending)) return { kind: 'signature', number }
  if (photoEndings.has(ending)) return { kind: 'photo', number }
  return { kind: folders.some(isForSignatures) ? 'signature' : 'photo', number: stem }
}

const signatureEndings: ReadonlySet<string> = new Set(['signature', 'sign', 'sig', 'हस्ताक्षर'])
const photoEndings: ReadonlySet<string> = new Set(['photo', 'फोटो'])

function isForSignatures(folder: string): boolean {
  return /^(?:sign|हस्ताक्षर)/i.test(folder.trim())
}

function isOfSystem(file: string): boolean {
  return /^(?:\..*|thumbs\.db|desktop\.ini)$/i.test(file)
}

/** A number as files and records are compared: `2079/BCT/12` and `2079-bct-12` are one, in the digits of both scripts. */
export function plainNumber(number: string): string {
  return plainHeading(latinDigits(number))
}
