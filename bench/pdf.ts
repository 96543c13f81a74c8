import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { openFonts } from '#platform/server/pdf/fonts.ts'
import { drawSheet } from '#platform/server/pdf/parts/sheet.ts'
import {
  checkUrl,
  newSigningKey,
  openSigningKey,
  signFacts,
} from '#platform/server/pdf/parts/signed-facts.ts'
import { unpackWoff } from '#platform/server/pdf/unpack-woff.ts'
import { pdfRuns } from '#platform/testing/pdf-text.ts'
import { drawEntranceForm } from '#kinds/entrance/server/entrance-form.pdf.ts'
import type { EntranceFormData } from '#kinds/entrance/server/entrance-form.ts'
import sharp from 'sharp'
import { perSecond, plainPage, row, woffFonts } from './load/plain-page.ts'

/**
 * Entrance admit cards per second on one thread, ours against plain pdfkit that sets the same texts at the same
 * places, with the same photo and QR codes. Bars: ≥ 7 times, ≤ 80 kB (PERFORMANCE, Reach).
 */
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
      pictures: noPictures,
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

const fonts = openFonts()
const ours = (number: number) =>
  drawSheet({ fonts, paper: 'A4' }, (sheet) => drawEntranceForm(sheet, student(number)))
const sample = await ours(0)
const runs = pdfRuns(sample)
const page = {
  runs,
  url: student(0).check.url,
  codes: [
    [41, 573, 74],
    [495, 746, 60],
  ],
  picture: photo,
  pictures: [
    [39, 160, 99],
    [39, 745, 49],
  ],
} as const
const unpacked = new Map([...woffFonts].map(([name, woff]) => [name, unpackWoff(woff)]))

const our = await perSecond(ours)
const plain = await perSecond(() => plainPage(page, unpacked))
const plainWoff = await perSecond(() => plainPage(page, woffFonts))
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
