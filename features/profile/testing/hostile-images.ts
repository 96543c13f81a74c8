import sharp from 'sharp'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import {
  bomb,
  canary,
  gif,
  half,
  type HostileFile,
  jpeg,
  poison,
  svg,
  webp,
} from './hostile-file.ts'
import { joined, picture, red } from './plain-files.ts'

const png = await picture().png().toBuffer()

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
      content: joined('<!doctype html>', poison),
      outcome: 'wrong-image',
    },
    { what: 'GIF', name: 'a.gif', content: gif, outcome: 'wrong-image' },
    { what: 'PDF', name: 'a.jpg', content: joined('%PDF-1.4\n%%EOF'), outcome: 'wrong-image' },
    { what: 'BMP', name: 'a.jpg', content: joined('BM', Buffer.alloc(60)), outcome: 'wrong-image' },
    {
      what: 'TIFF',
      name: 'a.jpg',
      content: await picture().tiff().toBuffer(),
      outcome: 'wrong-image',
    },
    {
      what: 'AVIF',
      name: 'a.jpg',
      content: joined('\0\0\0 ftypavif', Buffer.alloc(40)),
      outcome: 'wrong-image',
    },
    {
      what: 'HEIC',
      name: 'a.jpg',
      content: joined('\0\0\0 ftypheic', Buffer.alloc(40)),
      outcome: 'wrong-image',
    },
    { what: 'a program', name: 'a.png', content: joined('MZ', poison), outcome: 'wrong-image' },
    { what: 'a zip', name: 'a.png', content: joined('PK\x03\x04', poison), outcome: 'wrong-image' },
    { what: 'a PHP name', name: 'a.php', content: jpeg, outcome: 'stored' },
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
      content: joined(jpeg, poison),
      outcome: 'stored',
    },
    {
      what: 'a JPEG that is a zip too',
      name: 'a.jpg',
      content: joined(jpeg, 'PK\x03\x04', poison),
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

const padded = (content: Uint8Array, bytes: number) =>
  Buffer.concat([content, Buffer.alloc(bytes - content.length, 0x20)])

function withWrongChecksum(content: Uint8Array): Uint8Array {
  const changed = Buffer.from(content)
  changed[30] = (changed[30] ?? 0) ^ 0xff
  return changed
}

/** A JPEG comment right after the start marker. */
function withComment(content: Uint8Array): Uint8Array {
  const length = Buffer.from([0xff, 0xfe, 0, poison.length + 2])
  return joined(content.subarray(0, 2), length, poison, content.subarray(2))
}
