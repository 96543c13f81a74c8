import sharp from 'sharp'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { inWords } from '#platform/pure/money/words.ts'
import { outlines } from './outlines.ts'

/** Texts of a slip, as a bank writes it; an empty number leaves its boxes empty. */
export type SlipTexts = {
  readonly bank: string
  readonly number: string
  readonly day: string
  readonly depositor: string
  readonly amount: Money
  readonly account: string
  /** A photograph that does not show everything: out of focus, or cut off at the right. */
  readonly fault?: 'blurred' | 'cut'
}

const [width, height] = [960, 640]
/** Large enough to read each digit. */
const pictureWidth = 720
const [printed, ink] = ['#5b6672', '#20328f']

/** A photograph of a deposit slip, JPEG: a form filled in by hand on a table, a little turned, with a stamp; no two are alike. */
export function slipPicture(texts: SlipTexts, seed: number): Promise<Buffer> {
  const turned = ((seed * 7) % 9) - 4
  const [center, middle] = [width / 2, height / 2]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${table(seed)}
    <g transform="rotate(${turned} ${center} ${middle})">
      <rect x="70" y="60" width="830" height="532" fill="#000" opacity=".3"/>
      ${sheet(seed)}
      ${form(texts, seed)}
      ${stamp(texts, seed)}
    </g>
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`
  const picture = sharp(Buffer.from(svg)).resize(pictureWidth)
  if (texts.fault === 'blurred') picture.blur(4.5)
  if (texts.fault === 'cut') picture.extract({ left: 0, top: 0, width: 430, height: 480 })
  return picture.jpeg({ quality: 68 }).toBuffer()
}

/** A table top with its grain, and the light of a room over everything. */
function table(seed: number): string {
  const color = ['#6b5b4a', '#4f5b62', '#7a6a58', '#5a5f55'][seed % 4] ?? '#555'
  const grain = Array.from({ length: 9 }, (_, n) => {
    const y = 30 + n * 74 + ((seed * 13 + n * 7) % 23)
    return `<path d="M0 ${y}C240 ${y - 14} 620 ${y + 18} 960 ${y}" stroke="#000" stroke-opacity=".09" stroke-width="${2 + (n % 3)}" fill="none"/>`
  })
  return `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${color}"/>${grain.join('')}`
}

/** The sheet with a fold and the torn edge of its counterfoil. */
function sheet(seed: number): string {
  const color = ['#f4efe2', '#eef3ee', '#f3f0ea', '#eaf0f4'][(seed >> 1) % 4] ?? '#fff'
  const teeth = Array.from({ length: 38 }, (_, n) => `L${n % 2 ? 60 : 66} ${46 + n * 14}`).join('')
  return `<path d="M60 46${teeth}L60 576H890V46Z" fill="${color}"/>
    <path d="M60 ${306 + (seed % 5) * 6}H890" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`
}

type Point = readonly [x: number, y: number]

function form({ bank, number, day, depositor, amount, account }: SlipTexts, seed: number): string {
  const brand =
    ['#0b4a6f', '#8a2036', '#1a6b3c', '#5d3a7a'][(bank.codePointAt(0) ?? 0) % 4] ?? '#333'
  const text = (value: string, [x, y]: Point, size = 20) =>
    outlines(value, { x, y, size, color: printed })
  const written = (value: string, [x, y]: Point, size: number) =>
    outlines(value, { x, y, size, color: ink, byHand: true })
  const rows = [
    ['Account name', account],
    ['Deposited by', depositor],
    ['Amount', formatRs(amount, 'en')],
    ['In words', inWords(amount, 'en')],
  ].map(([name = '', value = ''], at) => {
    const y = 300 + at * 56
    const wide = value.length > 44 ? 20 : 27
    return `${text(name, [96, y])}${written(value, [262, y - 3 + ((seed + at) % 3)], wide)}<path d="M256 ${y + 9}H858" stroke="#9aa4ad" stroke-width="1.5"/>`
  })
  return `<circle cx="122" cy="104" r="28" fill="${brand}"/><path d="M104 116h36M108 112V98m9 14V98m9 14V98m9 14V98M102 95l20-11 20 11z" stroke="#fff" stroke-width="3" fill="none"/>
    ${outlines(bank, { x: 164, y: 104, size: 38, color: brand, bold: true })}
    ${text('Cash deposit slip, customer copy', [166, 134], 22)}
    ${text('Slip no.', [96, 196])}${boxes(number, { x: 186, y: 168, most: 9 })}
    ${text('Date', [560, 196])}${boxes(day, { x: 614, y: 168, most: 10 })}
    ${text('A/C no.', [96, 246])}${boxes('012010023456', { x: 186, y: 218, most: 12 })}
    ${rows.join('')}
    ${text('Signature of depositor', [96, 556], 17)}${signature(seed)}`
}

/** Boxes of the form, one for each character. */
function boxes(value: string, { x, y, most }: { x: number; y: number; most: number }): string {
  return Array.from({ length: most }, (_, n) => {
    const left = x + n * 24
    const character = value[n]
    const box = `<rect x="${left}" y="${y}" width="24" height="36" fill="#fff" fill-opacity=".5" stroke="#9aa4ad"/>`
    if (character === undefined || character === ' ') return box
    return box + outlines(character, { x: left + 5, y: y + 28, size: 27, color: ink, byHand: true })
  }).join('')
}

function signature(seed: number): string {
  const [a, b] = [12 + (seed % 9) * 3, 10 + (seed % 7) * 4]
  return `<path d="M300 552c${a}-40 34-30 26 0s38-${b} 54-14-6 26 18 8 30-${a} 46-8 22 12 60-${b}" stroke="${ink}" stroke-width="2.6" fill="none"/>`
}

function stamp({ day }: SlipTexts, seed: number): string {
  const [x, y] = [716 + (seed % 5) * 12, 476 + (seed % 3) * 8]
  const color = ['#8a2036', '#3a3f9c', '#6a2a7a'][seed % 3] ?? '#8a2036'
  return `<g transform="rotate(${-14 + (seed % 7) * 3} ${x} ${y})" opacity=".66">
    <ellipse cx="${x}" cy="${y}" rx="126" ry="74" fill="none" stroke="${color}" stroke-width="5"/>
    <ellipse cx="${x}" cy="${y}" rx="112" ry="61" fill="none" stroke="${color}" stroke-width="2"/>
    ${outlines('RECEIVED', { x: x - 80, y: y - 2, size: 34, color, bold: true })}
    ${outlines(day, { x: x - 58, y: y + 32, size: 22, color })}
  </g>`
}
