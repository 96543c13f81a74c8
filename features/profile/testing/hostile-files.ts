import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'

/** What an upload of a file must come to: stored after cleaning, or refused with one of these sentences. */
export const outcomes = {
  'wrong-image': [400, 'Invalid file type. Only JPG, PNG, and WEBP are allowed.'],
  'wrong-file': [400, 'Invalid file type. Only PDF and Image files are allowed.'],
  'too-large': [413, 'File size should not exceed 5MB.'],
  'damaged-image': [400, 'This picture cannot be read. Take it again or choose another one.'],
  'damaged-file': [400, 'This file cannot be read. Take the photo again or choose another file.'],
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
const poison = Buffer.from(canary)

const red = { r: 200, g: 30, b: 30 }
export const picture = (width = 70, height = 90) =>
  sharp({ create: { width, height, channels: 3, background: red } })
const jpeg = await picture().jpeg().toBuffer()
const png = await picture().png().toBuffer()
const webp = await picture().webp().toBuffer()
const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${canary}</script></svg>`)
const half = (content: Uint8Array) => content.subarray(0, Math.floor(content.length / 2))
const after = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
const padded = (content: Uint8Array, bytes: number) =>
  Buffer.concat([content, Buffer.alloc(bytes - content.length, 0x20)])

/** A picture whose header promises far more pixels than its bytes hold. */
const bomb = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: red },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer()

function withWrongChecksum(content: Uint8Array): Uint8Array {
  const changed = Buffer.from(content)
  changed[30] = (changed[30] ?? 0) ^ 0xff
  return changed
}

/** A JPEG comment right after the start marker. */
function withComment(content: Uint8Array): Uint8Array {
  const length = Buffer.from([0xff, 0xfe, 0, poison.length + 2])
  return after(content.subarray(0, 2), length, poison, content.subarray(2))
}

/** Photos and signatures: name, bytes and what must come of them. */
export async function hostileImages(): Promise<readonly HostileFile[]> {
  const { orientation, ...pictures } = await pictureVariants()
  return [
    { what: 'text as JPEG', name: 'a.jpg', content: poison, outcome: 'wrong-image' },
    { what: 'SVG as PNG', name: 'a.png', content: svg, outcome: 'wrong-image' },
    { what: 'SVG', name: 'a.svg', content: svg, outcome: 'wrong-image' },
    {
      what: 'HTML',
      name: 'a.jpg',
      content: after('<!doctype html>', poison),
      outcome: 'wrong-image',
    },
    { what: 'GIF', name: 'a.gif', content: gif, outcome: 'wrong-image' },
    { what: 'PDF', name: 'a.jpg', content: after('%PDF-1.4\n%%EOF'), outcome: 'wrong-image' },
    { what: 'BMP', name: 'a.jpg', content: after('BM', Buffer.alloc(60)), outcome: 'wrong-image' },
    {
      what: 'TIFF',
      name: 'a.jpg',
      content: await picture().tiff().toBuffer(),
      outcome: 'wrong-image',
    },
    {
      what: 'AVIF',
      name: 'a.jpg',
      content: after('\0\0\0 ftypavif', Buffer.alloc(40)),
      outcome: 'wrong-image',
    },
    {
      what: 'HEIC',
      name: 'a.jpg',
      content: after('\0\0\0 ftypheic', Buffer.alloc(40)),
      outcome: 'wrong-image',
    },
    { what: 'a program', name: 'a.png', content: after('MZ', poison), outcome: 'wrong-image' },
    { what: 'a zip', name: 'a.png', content: after('PK\x03\x04', poison), outcome: 'wrong-image' },
    { what: 'a PHP name', name: 'a.php', content: jpeg, outcome: 'wrong-image' },
    { what: '0 bytes', name: 'a.jpg', content: '', outcome: 'damaged-image' },
    { what: 'no base64', name: 'a.jpg', content: '<>!?', outcome: 'damaged-image' },
    { what: 'base64 of the web', name: 'a.jpg', content: '_9j_', outcome: 'damaged-image' },
    {
      what: 'base64 with line breaks',
      name: 'a.jpg',
      content: '/9j/\n/9j/',
      outcome: 'damaged-image',
    },
    { what: 'half a JPEG', name: 'a.jpg', content: half(jpeg), outcome: 'damaged-image' },
    {
      what: 'the start of a JPEG',
      name: 'a.jpg',
      content: jpeg.subarray(0, 3),
      outcome: 'damaged-image',
    },
    {
      what: 'the start of a PNG',
      name: 'a.png',
      content: png.subarray(0, 8),
      outcome: 'damaged-image',
    },
    {
      what: 'a PNG with a wrong checksum',
      name: 'a.png',
      content: withWrongChecksum(png),
      outcome: 'damaged-image',
    },
    { what: 'half a WEBP', name: 'a.webp', content: half(webp), outcome: 'damaged-image' },
    { what: 'a pixel bomb', name: 'a.png', content: bomb, outcome: 'too-many-pixels' },
    {
      what: 'a JPEG of 30 megapixels',
      name: 'a.jpg',
      content: pictures.huge,
      outcome: 'too-many-pixels',
    },
    {
      what: '5 MB exactly',
      name: 'a.jpg',
      content: padded(jpeg, uploadMaxBytes),
      outcome: 'stored',
    },
    {
      what: '5 MB and a byte',
      name: 'a.jpg',
      content: padded(jpeg, uploadMaxBytes + 1),
      outcome: 'too-large',
    },
    { what: '6 MB', name: 'a.jpg', content: padded(jpeg, 6 * 1024 * 1024), outcome: 'too-large' },
    { what: 'PNG bytes in a JPEG name', name: 'a.jpg', content: png, outcome: 'stored' },
    { what: 'a second extension', name: 'a.php.jpg', content: jpeg, outcome: 'stored' },
    { what: 'a path as name', name: '../../etc/passwd.jpg', content: jpeg, outcome: 'stored' },
    {
      what: 'a JPEG with a script behind',
      name: 'a.jpg',
      content: after(jpeg, poison),
      outcome: 'stored',
    },
    {
      what: 'a JPEG that is a zip too',
      name: 'a.jpg',
      content: after(jpeg, 'PK\x03\x04', poison),
      outcome: 'stored',
    },
    { what: 'a JPEG with a comment', name: 'a.jpg', content: withComment(jpeg), outcome: 'stored' },
    { what: 'a place in its EXIF', name: 'a.jpg', content: pictures.located, outcome: 'stored' },
    {
      what: 'a JPEG that lies on its side',
      name: 'a.jpg',
      content: orientation,
      outcome: 'stored',
    },
    { what: 'four colours of ink', name: 'a.jpg', content: pictures.ink, outcome: 'stored' },
    { what: 'an animation', name: 'a.webp', content: pictures.animation, outcome: 'stored' },
    {
      what: 'one pixel',
      name: 'a.png',
      content: await picture(1, 1).png().toBuffer(),
      outcome: 'stored',
    },
    {
      what: 'a hair',
      name: 'a.png',
      content: await picture(2_000, 1).png().toBuffer(),
      outcome: 'stored',
    },
    { what: 'holes', name: 'a.png', content: pictures.holes, outcome: 'stored' },
    { what: 'no extension in the name', name: 'photo', content: webp, outcome: 'stored' },
  ]
}

async function pictureVariants() {
  const frames = Buffer.alloc(40 * 80 * 3, 0x7f)
  return {
    huge: await sharp({
      create: { width: 6_000, height: 5_000, channels: 3, background: red },
      limitInputPixels: false,
    })
      .jpeg()
      .toBuffer(),
    located: await picture()
      .withExif({ IFD0: { Copyright: canary }, IFD3: { GPSLatitude: '27/1 43/1 0/1' } })
      .jpeg()
      .toBuffer(),
    orientation: await picture(90, 70).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ink: await picture().toColourspace('cmyk').jpeg().toBuffer(),
    animation: await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ loop: 0 })
      .toBuffer(),
    holes: await sharp({
      create: { width: 70, height: 90, channels: 4, background: { ...red, alpha: 0 } },
    })
      .png()
      .toBuffer(),
  }
}

/** A small PDF with the given catalogue entries and further objects. */
export function aPdf(catalogue = '', ...objects: (string | Uint8Array)[]): Buffer {
  return after(
    `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n',
    ...objects,
    '\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )
}

const script = '/S /JavaScript /JS (app.alert(1))'
const packed = deflateSync(Buffer.from(`7 0 << ${script} >>`))
const objectStream = after(
  `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\r\n`,
  packed,
  '\nendstream\nendobj\n',
)

/** Files of education records and proofs. */
export function hostileDocuments(): readonly HostileFile[] {
  const pdfOf = (bytes: number) =>
    after(aPdf().subarray(0, -6), Buffer.alloc(bytes - aPdf().length, 0x20), '%%EOF\n')
  return [
    { what: 'a PDF', name: 'a.pdf', content: aPdf(), outcome: 'stored' },
    {
      what: 'a PDF of 5 MB exactly',
      name: 'a.pdf',
      content: pdfOf(uploadMaxBytes),
      outcome: 'stored',
    },
    {
      what: 'a PDF of 5 MB and a byte',
      name: 'a.pdf',
      content: pdfOf(uploadMaxBytes + 1),
      outcome: 'too-large',
    },
    {
      what: 'an encrypted PDF',
      name: 'a.pdf',
      content: aPdf('/Encrypt 3 0 R'),
      outcome: 'damaged-file',
    },
    {
      what: 'a PDF with a script',
      name: 'a.pdf',
      content: aPdf(`/OpenAction << ${script} >>`),
      outcome: 'damaged-file',
    },
    {
      what: 'a PDF with a hidden script',
      name: 'a.pdf',
      content: aPdf('/A << /S /J#61vaScript >>'),
      outcome: 'damaged-file',
    },
    {
      what: 'a PDF with a packed script',
      name: 'a.pdf',
      content: aPdf('', objectStream),
      outcome: 'damaged-file',
    },
    {
      what: 'a PDF that starts a program',
      name: 'a.pdf',
      content: aPdf('/A << /S /Launch /F (x.exe) >>'),
      outcome: 'damaged-file',
    },
    {
      what: 'a PDF with a file inside',
      name: 'a.pdf',
      content: aPdf('/Names << /EmbeddedFiles 3 0 R >>'),
      outcome: 'damaged-file',
    },
    { what: 'half a PDF', name: 'a.pdf', content: half(aPdf()), outcome: 'damaged-file' },
    {
      what: 'a PDF behind a page',
      name: 'a.pdf',
      content: after('<html>', aPdf()),
      outcome: 'wrong-file',
    },
    { what: 'a GIF', name: 'a.gif', content: gif, outcome: 'stored' },
    { what: 'half a GIF', name: 'a.gif', content: half(gif), outcome: 'damaged-file' },
    {
      what: 'a JPEG with a script behind',
      name: 'a.jpg',
      content: after(jpeg, poison),
      outcome: 'stored',
    },
    { what: 'a pixel bomb', name: 'a.png', content: bomb, outcome: 'damaged-file' },
    { what: 'WEBP', name: 'a.webp', content: webp, outcome: 'wrong-file' },
    { what: 'SVG', name: 'a.png', content: svg, outcome: 'wrong-file' },
    {
      what: 'a Word document',
      name: 'a.pdf',
      content: after('PK\x03\x04', poison),
      outcome: 'wrong-file',
    },
    { what: 'no base64', name: 'a.pdf', content: '<>!?', outcome: 'damaged-file' },
  ]
}
