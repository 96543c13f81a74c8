import sharp from 'sharp'
import { fileMessages } from '#features/documents/rules/file-messages.ts'
import { picture, red } from './plain-files.ts'

/** Allowed results of an upload: stored after cleaning, or refused with one of these messages. */
export const outcomes = {
  'wrong-image': [400, 'Invalid file type. Only JPG, PNG, and WEBP are allowed.'],
  'wrong-file': [400, 'Invalid file type. Only PDF and Image files are allowed.'],
  'too-large': [413, 'File size should not exceed 5MB.'],
  'damaged-image': [400, 'This picture cannot be read. Take it again or choose another one.'],
  'damaged-file': [400, 'This file cannot be read. Take the photo again or choose another file.'],
  'encrypted-file': [400, fileMessages['file-encrypted'].en],
  'active-file': [400, fileMessages['file-active'].en],
  'file-with-attachment': [400, fileMessages['file-with-attachment'].en],
  'too-many-pixels': [400, 'This picture has too many pixels. Choose a smaller one.'],
  stored: [200, undefined],
} as const satisfies Record<string, readonly [number, string | undefined]>

export type Outcome = keyof typeof outcomes

/** `content` as text is sent as it is, in place of base64. */
export type HostileFile = {
  readonly what: string
  readonly name: string
  readonly content: Uint8Array | string
  readonly outcome: Outcome
}

/** Nothing that is stored may contain this. */
export const canary = 'CANARY<script>alert(1)</script>'
export const poison = Buffer.from(canary)

export const jpeg = await picture().jpeg().toBuffer()
export const webp = await picture().webp().toBuffer()
export const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><script>${canary}</script></svg>`,
)
export const half = (content: Uint8Array) => content.subarray(0, Math.floor(content.length / 2))

/** A picture whose header promises far more pixels than its bytes hold. */
export const bomb = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: red },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer()
