import decodeQr from 'qr/decode.js'
import { pageOperators } from './pdf-text.ts'

/** Texts of the QR codes on a page, in the order they were drawn: painted as pixels and read as a phone reads them. */
export function pdfQrCodes(pdf: Uint8Array): readonly string[] {
  return drawnCodes(pdf).map(({ bars }) => decodeQr(pixels(bars)))
}

/** Bottom edge of each of them, in points of the page. */
export function pdfQrPlaces(pdf: Uint8Array): readonly { readonly bottom: number }[] {
  return drawnCodes(pdf).map(({ bars, module, y }) => {
    const rows = [...bars.matchAll(/\d+ (\d+) \d+ 1 re/g)].map(([, row]) => Number(row) + 1)
    return { bottom: y + module * Math.max(...rows) }
  })
}

function drawnCodes(pdf: Uint8Array) {
  const drawn = /q 0 g ([\d.]+) 0 0 [\d.]+ ([\d.]+) ([\d.]+) cm ([\d re]+) f Q/g
  return [...pageOperators(pdf).matchAll(drawn)].map(([, module, , y, bars = '']) => ({
    module: Number(module),
    y: Number(y),
    bars,
  }))
}

const scale = 4
/** Modules of white around the code, as the standard asks. */
const quiet = 4

/** The bars `x y length 1 re` of a code as grey pixels. */
function pixels(bars: string) {
  const all = [...bars.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map(
    ([, x, y, length]) => [Number(x), Number(y), Number(length)] as const,
  )
  const modules = Math.max(...all.map(([x, , length]) => x + length))
  const side = (modules + 2 * quiet) * scale
  const data = new Uint8Array(side * side * 3).fill(255)
  for (const [x, y, length] of all)
    for (let row = 0; row < scale; row++) {
      const from = ((y + quiet) * scale + row) * side + (x + quiet) * scale
      data.fill(0, from * 3, (from + length * scale) * 3)
    }
  return { width: side, height: side, data }
}
