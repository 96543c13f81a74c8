import sharp from 'sharp'
import { type Fonts, openFonts } from '#platform/server/pdf/fonts.ts'

/** Texts of a slip, as a bank writes it. */
export type SlipTexts = {
  readonly bank: string
  readonly number: string
  readonly day: string
  readonly depositor: string
  readonly amount: string
  readonly account: string
}

let opened: Fonts | null = null
const fonts = () => (opened ??= openFonts())

const [width, height] = [960, 640]
/** Large enough to read each digit. */
const pictureWidth = 720

/**
 * A photograph of a deposit slip, JPEG: a sheet on a table, a little turned, with a stamp; no two are alike. Texts are
 * outlines of the product's own font, so that a machine without fonts draws them too.
 */
export function slipPicture(texts: SlipTexts, seed: number): Promise<Buffer> {
  const turned = ((seed * 7) % 9) - 4
  const table = ['#6b5b4a', '#4f5b62', '#7a6a58', '#5a5f55'][seed % 4] ?? '#555'
  const paper = ['#f4efe2', '#eef3ee', '#f3f0ea', '#eaf0f4'][(seed >> 1) % 4] ?? '#fff'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${table}"/>
    <g transform="rotate(${turned} ${width / 2} ${height / 2})">
      <rect x="68" y="58" width="830" height="530" fill="#000" opacity=".28"/>
      <rect x="60" y="46" width="830" height="530" fill="${paper}"/>
      ${written(texts)}
      ${stamp(texts, seed)}
    </g>
  </svg>`
  return sharp(Buffer.from(svg)).resize(pictureWidth).jpeg({ quality: 72 }).toBuffer()
}

function written({ bank, number, day, depositor, amount, account }: SlipTexts): string {
  const ink = '#1d2a3a'
  const head = line(bank, { x: 96, y: 110, size: 40, color: '#0b4a6f', bold: true })
  const title = line('Cash deposit voucher', { x: 96, y: 152, size: 26, color: ink })
  const rows = [
    ['Voucher no.', number],
    ['Date', day],
    ['Account', account],
    ['Deposited by', depositor],
    ['Amount', amount],
  ]
  const drawn = rows.map(([name = '', value = ''], at) => {
    const y = 226 + at * 62
    return [
      line(name, { x: 96, y, size: 24, color: '#5b6672' }),
      line(value, { x: 300, y, size: 30, color: '#1f2f8a', bold: true }),
      `<path d="M296 ${y + 12}H850" stroke="#9aa4ad" stroke-width="1.5"/>`,
    ].join('')
  })
  return head + title + drawn.join('')
}

function stamp({ day }: SlipTexts, seed: number): string {
  const [x, y] = [690 + (seed % 5) * 12, 470 + (seed % 3) * 8]
  return `<g transform="rotate(${-14 + (seed % 7) * 3} ${x} ${y})" opacity=".72">
    <rect x="${x - 110}" y="${y - 44}" width="220" height="86" rx="10" fill="none" stroke="#8a2036" stroke-width="5"/>
    ${line('RECEIVED', { x: x - 84, y: y - 6, size: 32, color: '#8a2036', bold: true })}
    ${line(day, { x: x - 62, y: y + 28, size: 22, color: '#8a2036' })}
  </g>`
}

type Style = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly bold?: true
}

/** One line of Latin text as outlines. */
function line(text: string, { x, y, size, color, bold }: Style): string {
  const font = fonts().get(bold ? 'latin-semibold' : 'latin-regular')
  if (font === undefined) return ''
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  const paths = glyphs.map((glyph, place) => {
    const path = `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    at += (positions[place]?.xAdvance ?? 0) * scale
    return path
  })
  return `<g fill="${color}">${paths.join('')}</g>`
}
