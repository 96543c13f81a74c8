import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { openFonts } from '../fonts.ts'
import { drawQr } from './qr.ts'
import { drawSheet } from './sheet.ts'

const fonts = openFonts()

/** The dark modules that the page's operators paint. */
async function painted(text: string): Promise<{ side: number; dark: Set<string> }> {
  const pdf = Buffer.from(
    await drawSheet({ fonts, paper: 'A4' }, (sheet) =>
      drawQr(sheet, text, { x: 10, y: 10, size: 60 }),
    ),
  )
  const from = pdf.indexOf('stream\n') + 7
  const operators = inflateSync(pdf.subarray(from)).toString('latin1')
  const module = Number(/q 0 g ([\d.]+) 0 0/.exec(operators)?.[1])
  const dark = new Set<string>()
  for (const [, x, y, length] of operators.matchAll(/(\d+) (\d+) (\d+) 1 re/g)) {
    for (let at = 0; at < Number(length); at++) dark.add(`${Number(x) + at},${y}`)
  }
  return { side: Math.round(60 / module), dark }
}

describe('a QR code', () => {
  it('paints the encoded modules, all and only those', async () => {
    const text = `https://portal.ltu.example/check/AC-2082-0417?s=${'aB3-'.repeat(45)}`
    const { data } = encode(text, { ecc: 'M', border: 0, maskPattern: 2 })
    const { side, dark } = await painted(text)
    expect(side).toBe(data.length)
    const expected = data.flatMap((row, y) => row.flatMap((one, x) => (one ? [`${x},${y}`] : [])))
    expect(dark).toEqual(new Set(expected))
  })

  it('is version 12 at most: level M to 287 bytes, L to 367, then refused', async () => {
    expect((await painted('x'.repeat(287))).side).toBe(65)
    expect((await painted('x'.repeat(367))).side).toBe(65)
    await expect(painted('x'.repeat(368))).rejects.toThrow('Data too long')
  })
})
