import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** A program: GIF on standard input, its first frame as PNG on standard output. Started by gif.ts. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadNsgif'] })

const content = await buffer(process.stdin)
const frame = await sharp(content, { limitInputPixels: 24_000_000, pages: 1 })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(frame)
