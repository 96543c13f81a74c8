import sharp from 'sharp'

/** A photographed slip as a student would choose it: JPEG bytes, different for every seed. */
export async function slip(
  seed: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const pixels = Buffer.alloc(800 * 500 * 3, 0xf0 - (seed % 50))
  const buffer = await sharp(pixels, { raw: { width: 800, height: 500, channels: 3 } })
    .jpeg()
    .toBuffer()
  return { name: `slip-${seed}.jpg`, mimeType: 'image/jpeg', buffer }
}
