import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileType } from '#platform/pure/file-type.ts'
import { cleanImage, type CleanImage, type ImageResult } from './image.ts'

const red = { r: 200, g: 30, b: 30 }
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: red } })
const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]) ?>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

function image(result: ImageResult): CleanImage {
  if (result.is === 'refused') throw new Error(result.reason)
  return result
}

/** A GIF of one red pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** `IMAGE_MUTATIONS=5000` is SECURITY S4's long form. */
const mutations = Number(process.env['IMAGE_MUTATIONS'] ?? 120)

/** The owner of the pictures makes no difference here. */
const by = 1

describe('an uploaded image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of type %s is rewritten', async (type) => {
    const given = await picture().toFormat(type).toBuffer()
    for (const as of ['jpeg', 'png'] as const) {
      const clean = image(await cleanImage(given, { by, as }))
      expect(fileType(clean.content)).toBe(as)
      expect([clean.width, clean.height]).toEqual([60, 40])
    }
  })

  it('loses metadata, place and appended bytes', async () => {
    const given = await picture()
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '27/1 43/1 0/1' } })
      .jpeg()
      .toBuffer()
    const clean = image(await cleanImage(Buffer.concat([given, script]), { by }))
    const { exif, xmp, icc } = await sharp(clean.content).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(clean.content).includes('alert')).toBe(false)
    expect(Buffer.from(clean.content).includes('canary')).toBe(false)
  })

  it('is turned upright as its EXIF says', async () => {
    const given = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const clean = image(await cleanImage(given, { by }))
    expect([clean.width, clean.height]).toEqual([40, 60])
    expect((await sharp(clean.content).metadata()).orientation).toBeUndefined()
  })

  it('with holes gets white paper as JPEG', async () => {
    const given = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { ...red, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { content } = image(await cleanImage(given, { by }))
    expect((await sharp(content).stats()).channels[0]?.mean).toBe(255)
  })

  it('is shrunk to the longest edge, never enlarged', async () => {
    const given = await picture(600, 400).jpeg().toBuffer()
    expect(image(await cleanImage(given, { by, maxEdge: 300 }))).toMatchObject({
      width: 300,
      height: 200,
    })
    expect(image(await cleanImage(given, { by, maxEdge: 900 }))).toMatchObject({ width: 600 })
  })

  it('may have 24 million pixels and no more', async () => {
    const most = await picture(6000, 4000).png().toBuffer()
    const more = await picture(6001, 4000).png().toBuffer()
    expect(await cleanImage(more, { by })).toEqual({ is: 'refused', reason: 'too-many-pixels' })
    expect(image(await cleanImage(most, { by, maxEdge: 100 })).width).toBe(100)
  })

  it.each([
    ['SVG', svg],
    ['PDF', Buffer.from('%PDF-1.4 ...')],
    ['GIF', gif],
    ['nothing', Buffer.alloc(0)],
    ['text', script],
  ])('is refused when it is %s', async (_name, given) => {
    expect(await cleanImage(given, { by })).toEqual({ is: 'refused', reason: 'not-an-image' })
  })

  it('is refused when it is damaged', async () => {
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 251))
    const jpeg = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .jpeg()
      .toBuffer()
    const cut = jpeg.subarray(0, jpeg.length >> 1)
    expect(await cleanImage(cut, { by })).toEqual({ is: 'refused', reason: 'damaged' })
    const fake = Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), script])
    expect(await cleanImage(fake, { by })).toEqual({ is: 'refused', reason: 'damaged' })
  })

  it('may be a GIF where that is allowed: its first frame', async () => {
    const clean = image(await cleanImage(gif, { by, gif: true, as: 'png' }))
    expect([clean.width, clean.height, fileType(clean.content)]).toEqual([1, 1, 'png'])
    expect(
      (await sharp(clean.content).stats()).channels.map(({ mean }) => mean).slice(0, 3),
    ).toEqual([255, 0, 0])
    const broken = Buffer.concat([gif.subarray(0, 8), script])
    expect(await cleanImage(broken, { by, gif: true })).toEqual({
      is: 'refused',
      reason: 'damaged',
    })
  })

  it('survives mutations without an exception', async () => {
    const given = await picture().jpeg().toBuffer()
    for (let seed = 1; seed <= mutations; seed++) {
      const bytes = Uint8Array.from(given)
      for (let hit = 0; hit < 8; hit++) {
        bytes[3 + ((seed * 7919 + hit * 104_729) % (bytes.length - 3))] = (seed * 31 + hit) & 255
      }
      expect(['image', 'refused']).toContain((await cleanImage(bytes, { by })).is)
    }
  })
})

describe('the type of a file', () => {
  it('is read from its first bytes', async () => {
    expect(fileType(gif)).toBe('gif')
    expect(fileType(Buffer.from('%PDF-1.7'))).toBe('pdf')
    expect(fileType(Buffer.from('\uFEFF--part\r\n\r\n%PDF-1.7'))).toBe('pdf')
    expect(fileType(await picture().webp().toBuffer())).toBe('webp')
    for (const other of [
      svg,
      script,
      Buffer.alloc(0),
      Buffer.from(`${' '.repeat(1_024)}%PDF-1.7`),
      Buffer.from('RIFF....WAVE'),
    ]) {
      expect(fileType(other)).toBeNull()
    }
  })

  it('is not even decoded when it is sent in thousands of scans', async () => {
    const given = await picture().jpeg({ progressive: true }).toBuffer()
    expect(image(await cleanImage(given, { by })).width).toBe(60)
    const last = given.lastIndexOf(Buffer.from([0xff, 0xda]))
    const end = given.length - 2
    const scans = Array.from({ length: 4_000 }, () => given.subarray(last, end))
    const endless = Buffer.concat([given.subarray(0, end), ...scans, given.subarray(end)])
    expect(await cleanImage(endless, { by })).toEqual({ is: 'refused', reason: 'too-many-scans' })
  })
})
