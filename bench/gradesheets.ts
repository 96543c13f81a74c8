import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { openFonts } from '#platform/server/pdf/fonts.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { drawSheet } from '#platform/server/pdf/parts/sheet.ts'
import { unpackWoff } from '#platform/server/pdf/unpack-woff.ts'
import { pdfRuns } from '#platform/testing/pdf-text.ts'
import { gradesheet, type GradesheetData } from '#features/results/server/gradesheet/gradesheet.ts'
import { drawGradesheet } from '#features/results/server/gradesheet/gradesheet.pdf.ts'
import { settings } from '#features/settings/rules/settings.ts'
import sharp from 'sharp'
import { perSecond, plainPage, row, woffFonts } from './load/plain-page.ts'

/**
 * Gradesheets per second on one thread, ours against plain pdfkit that sets the same texts at the same places, with the
 * same photo and QR code; and what a thousand of them leave in memory. Bars: ≥ 7 times, ≤ 80 kB, ≤ 50 MB more after the
 * 1,000th than after the 100th (PERFORMANCE, Reach).
 */
const noise = Buffer.from(Array.from({ length: 60 * 77 * 3 }, (_, at) => (at * 7919) % 253))
const face = sharp(noise, { raw: { width: 60, height: 77, channels: 3 } }).resize(413, 531)
const photo = Uint8Array.from(await face.jpeg({ quality: 86, mozjpeg: true }).toBuffer())

const courses = [
  ['MTH151', 'Mathematics II', 'गणित २', 3, 'B+', 3.3],
  ['CSC151', 'Object-Oriented Programming', 'वस्तुमुखी प्रोग्रामिङ', 4, 'B', 3],
  ['CSC152', 'Discrete Structures', 'विविक्त संरचना', 3, 'A', 4],
  ['ECE151', 'Digital Logic', 'डिजिटल लजिक', 4, 'A-', 3.7],
  ['STA151', 'Probability and Statistics', 'सम्भाव्यता र तथ्याङ्क', 3, 'A-', 3.7],
] as const

/** A student of her own for each page, as on the day results come out. */
function student(number: number): GradesheetData {
  const code = `G-2083-${String(number).padStart(6, '0')}`
  return {
    institution: {
      name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
      place: 'Dhunche, Rasuwa',
      pictures: noPictures,
    },
    photo,
    signature: null,
    check: {
      code,
      shown: 'portal.ltu.example/check',
      url: `https://portal.ltu.example/check/${code}?s=${'x7Qz'.repeat(24)}`,
    },
    issuedOn: day('2026-11-22'),
    version: 1,
    name: { en: `Prakash Gyawali ${number}`, ne: 'प्रकाश ज्ञवाली' },
    registrationNumber: '2081-4-17-0093',
    symbolNumber: `2083-${number}`,
    programme: 'B.Tech CS & AI',
    exam: 'Semester II Regular 2083',
    semester: 'II',
    lines: courses.map(([course, en, ne, credits, grade, point]) => ({
      code: course,
      course: { en, ne },
      credits,
      grade,
      point,
      outcome: 'PASS',
      formerGrade: null,
    })),
    sgpa: 3.52,
    cgpa: 3.37,
    creditsEarned: 35,
    outcome: 'PASS',
    semesters: [
      { name: 'I', credits: 18, sgpa: 3.24, failed: 0 },
      { name: 'II', credits: 17, sgpa: 3.52, failed: 0 },
    ],
    grades: settings.grading.initial.grades,
  }
}

const fonts = openFonts()
const ours = (number: number) =>
  drawSheet({ fonts, paper: 'A4' }, (sheet) => drawGradesheet(sheet, student(number)))
const sample = await ours(0)
const page = {
  runs: pdfRuns(sample),
  url: student(0).check.url,
  codes: [[39, 700, 84]],
  picture: photo,
  pictures: [[39, 156, 66]],
} as const
const unpacked = new Map([...woffFonts].map(([name, woff]) => [name, unpackWoff(woff)]))

const renderer = createPdfRenderer()
let after100 = 0
for (let number = 1; number <= 1_000; number++) {
  await renderer.renderPdf(gradesheet, student(number))
  if (number === 100) after100 = process.memoryUsage().rss
}
const grown = (process.memoryUsage().rss - after100) / 1024 / 1024
const our = await perSecond(ours)
const plain = await perSecond(() => plainPage(page, unpacked))
console.log(
  [
    row('gradesheet, pages per second', our.toFixed(0), ''),
    row('plain pdfkit with unpacked fonts, pages per second', plain.toFixed(1), ''),
    row('ours / plain with unpacked fonts', `${(our / plain).toFixed(1)}×`, 'bar ≥ 7×'),
    row(
      'size with photo and QR code',
      `${(sample.byteLength / 1024).toFixed(0)} kB`,
      'bar ≤ 80 kB',
    ),
    row('memory after the 1,000th over the 100th', `${grown.toFixed(0)} MB`, 'bar ≤ 50 MB'),
  ].join('\n'),
)
process.exit()
