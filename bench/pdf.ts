import { readFileSync } from 'node:fs'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { openFonts } from '#platform/server/pdf/fonts.ts'
import { drawSheet } from '#platform/server/pdf/sheet.ts'
import {
  checkUrl,
  newSigningKey,
  openSigningKey,
  signFacts,
} from '#platform/server/pdf/signed-facts.ts'
import { unpackWoff } from '#platform/server/pdf/unpack-woff.ts'
import { type PdfRun, pdfRuns } from '#platform/testing/pdf-text.ts'
import { drawEntranceForm } from '#kinds/entrance/server/entrance-form.pdf.ts'
import type { EntranceFormData } from '#kinds/entrance/server/entrance-form.ts'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'

/**
 * Entrance admit cards per second on one thread, ours against plain pdfkit that sets the same texts at the same
 * places, with the same photo and QR codes. Bars: ≥ 7 times, ≤ 80 kB (PERFORMANCE, Reach).
 */
const seconds = 4

const noise = Buffer.from(Array.from({ length: 60 * 77 * 3 }, (_, at) => (at * 7919) % 253))
const face = sharp(noise, { raw: { width: 60, height: 77, channels: 3 } }).resize(413, 531)
const photo = Uint8Array.from(await face.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
const { privateKey } = openSigningKey(newSigningKey())

/** A student of her own for each page, as on the day admit cards come out. */
function student(number: number): EntranceFormData {
  const symbolNumber = `2082-${String(number).padStart(4, '0')}`
  const token = signFacts(['AC', '1', symbolNumber, `Sita Kumari Shrestha ${number}`], privateKey)
  const url = checkUrl('https://portal.ltu.example', `AC-${symbolNumber}`, token)
  return {
    institution: {
      name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
      place: 'Dhunche, Rasuwa',
    },
    symbolNumber,
    name: { en: `Sita Kumari Shrestha ${number}`, ne: 'सीता कुमारी श्रेष्ठ' },
    programme: 'B.Tech CS & AI',
    entrance: 'B.Tech CS & AI Entrance 2082',
    quotas: ['Open', 'Female'],
    bornOn: day('2007-03-14'),
    fatherName: 'Ram Bahadur Shrestha',
    citizenshipNo: '12-01-70-12345',
    photo,
    signature: null,
    exam: { day: day('2026-01-10'), from: '11:00', to: '13:00', gate: '10:40', reporting: '10:00' },
    centre: {
      seat: `Block B, Room 204, Seat ${number}`,
      address: { en: 'Dhunche campus, Gosaikunda-6', ne: 'धुन्चे परिसर, गोसाइँकुण्ड-६' },
    },
    fee: { paid: rupees(2000), receipts: ['R-2082-004881'] },
    check: { code: `AC-${symbolNumber}`, shown: 'portal.ltu.example/check', url },
    stubUrl: url,
    issuedOn: day('2025-11-30'),
    version: 1,
  }
}

const woffs = new Map(
  (['latin', 'devanagari'] as const).flatMap((script) =>
    (
      [
        ['Regular', 400],
        ['SemiBold', 600],
      ] as const
    ).map(([name, weight]) => {
      const file = `@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`
      return [`${script}-Mukta-${name}`, readFileSync(new URL(import.meta.resolve(file)))] as const
    }),
  ),
)

/** The page as one writes it with pdfkit alone, given where each text stands. */
function plainPage(
  runs: readonly PdfRun[],
  url: string,
  fonts: ReadonlyMap<string, Buffer>,
): Promise<number> {
  return new Promise((resolve) => {
    const pdf = new Pdf({ size: 'A4', margin: 0 })
    let bytes = 0
    pdf.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
    pdf.on('end', () => resolve(bytes))
    for (const [name, font] of fonts) pdf.registerFont(name, font)
    for (const { text, x, y, size, font, language } of runs) {
      pdf.font(`${language === null ? 'latin' : 'devanagari'}-${font}`, size)
      pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    }
    const picture = Buffer.from(photo)
    pdf.image(picture, 39, 160, { width: 99 }).image(picture, 39, 745, { width: 49 })
    for (const [left, top, side] of [
      [41, 573, 74],
      [495, 746, 60],
    ] as const) {
      const { data, size } = encode(url, { ecc: 'M', border: 0 })
      const module = side / size
      data.forEach((row, down) =>
        row.forEach(
          (dark, at) => dark && pdf.rect(left + at * module, top + down * module, module, module),
        ),
      )
      pdf.fill('black')
    }
    pdf.end()
  })
}

async function perSecond(page: (number: number) => Promise<unknown>): Promise<number> {
  for (let number = 0; number < 3; number++) await page(number)
  const started = performance.now()
  let pages = 0
  while (performance.now() - started < seconds * 1000) await page(pages++)
  return (pages * 1000) / (performance.now() - started)
}

const fonts = openFonts()
const ours = (number: number) =>
  drawSheet({ fonts, paper: 'A4' }, (sheet) => drawEntranceForm(sheet, student(number)))
const sample = await ours(0)
const runs = pdfRuns(sample)
const { url } = student(0).check
const unpacked = new Map([...woffs].map(([name, woff]) => [name, unpackWoff(woff)]))

const our = await perSecond(ours)
const plain = await perSecond(() => plainPage(runs, url, unpacked))
const plainWoff = await perSecond(() => plainPage(runs, url, woffs))
const row = (name: string, value: string, bar: string): string =>
  `${name.padEnd(52)} ${value.padStart(8)}  ${bar}`
console.log(
  [
    row('admit card, pages per second', our.toFixed(0), ''),
    row('plain pdfkit with unpacked fonts, pages per second', plain.toFixed(1), ''),
    row('plain pdfkit with the .woff files, pages per second', plainWoff.toFixed(1), ''),
    row('ours / plain with unpacked fonts', `${(our / plain).toFixed(1)}×`, 'bar ≥ 7×'),
    row(
      'size with photo and two QR codes',
      `${(sample.byteLength / 1024).toFixed(0)} kB`,
      'bar ≤ 80 kB',
    ),
  ].join('\n'),
)
