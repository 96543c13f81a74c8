import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { countScans } from './jpeg-scans.ts'

const picture = sharp({ create: { width: 90, height: 70, channels: 3, background: '#a33' } })
const scan = Buffer.from([0xff, 0xda, 0, 4, 1, 2, 0x11, 0xff, 0x00, 0xda, 0xff, 0xd0, 0x22])
const start = Buffer.from([0xff, 0xd8])
const end = Buffer.from([0xff, 0xd9])

describe('the scans of a JPEG', () => {
  it('are one for a plain picture and about ten for a progressive one', async () => {
    expect(countScans(await picture.jpeg().toBuffer())).toBe(1)
    const progressive = countScans(await picture.jpeg({ progressive: true }).toBuffer())
    expect(progressive).toBeGreaterThan(1)
    expect(progressive).toBeLessThan(20)
  })

  it.each([
    ['each', [start, scan, scan, scan, end], 3],
    [
      'not inside a comment',
      [start, Buffer.from([0xff, 0xfe, 0, 6, 0xff, 0xda, 0xff, 0xda]), scan, end],
      1,
    ],
    ['not after the end', [start, scan, end, scan, scan], 1],
    [
      'after filling bytes and rubbish',
      [start, Buffer.from([7, 0xff, 0xff]), scan, Buffer.from([9, 9]), scan],
      2,
    ],
    ['none in nothing', [start], 0],
    ['none in a marker cut short', [start, Buffer.from([0xff])], 0],
  ] as const)('are counted: %s', (_name, parts, scans) => {
    expect(countScans(Buffer.concat(parts))).toBe(scans)
  })
})
