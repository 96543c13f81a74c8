import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { pdfRuns, pdfText } from '#platform/testing/pdf-text.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { courseMessages } from '#features/programs/rules/messages.ts'
import { programForm, type ProgramFormData } from './program-form.ts'

const renderer = createPdfRenderer()
afterAll(() => renderer.close())

const courses = computerScienceCourses.I.map(({ code, name, nameNe, type, credits }) => ({
  code,
  name: { en: name, ne: nameNe },
  type,
  creditHours: credits,
}))

const data: ProgramFormData = {
  kind: 'admission',
  institution: {
    name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
    place: 'Dhunche, Rasuwa',
    pictures: noPictures,
  },
  opening: 'B.Tech CS & AI Admission 2083',
  appliedOn: day('2026-11-20'),
  name: { en: 'Prakash Gyawali', ne: 'प्रकाश ज्ञवाली' },
  bornOn: day('2005-05-17'),
  fatherName: 'Hom Nath Gyawali',
  phone: '9800000004',
  registrationNumber: '',
  rollNumber: '2083-CSAI-001',
  programme: 'B.Tech CS & AI, I',
  photo: null,
  signature: null,
  courses,
  fees: [
    { label: courseMessages['fee-admission'], amount: rupees(5_000) },
    { label: courseMessages['fee-semester'], amount: rupees(33_200) },
  ],
  total: rupees(38_200),
  paid: rupees(20_000),
  receipts: ['R-2083-000001'],
  check: {
    code: 'AD-1000001',
    shown: 'portal.ltu.example/check',
    url: `https://portal.ltu.example/check/AD-1000001?s=${'x'.repeat(240)}`,
  },
  issuedOn: day('2026-11-21'),
  version: 1,
}

const textOf = async (changes: Partial<ProgramFormData> = {}) => {
  const bytes = await renderer.renderPdf(programForm, { ...data, ...changes })
  return { bytes, text: pdfText(Buffer.from(bytes)) }
}

describe('the form of an admission or course registration', () => {
  it('says who, where, which courses, what it costs and what is paid', async () => {
    const { text } = await textOf()
    const expected = ['Admission form', 'भर्ना फारम', 'Prakash Gyawali', 'प्रकाश ज्ञवाली']
    expected.push('2083-CSAI-001', 'AD-1000001', 'CSC101', 'सी प्रोग्रामिङ', '7 courses', '20.0')
    expected.push('Rs. 33,200', 'Rs. 38,200', 'Rs. 20,000', 'R-2083-000001')
    for (const part of expected) expect(text).toContain(part)
  })

  it('is titled after its kind, and bears no courses, no receipt and long names', async () => {
    const longest = 'Maharajadhiraja '.repeat(8).trim()
    const { text } = await textOf({
      kind: 'course-registration',
      courses: [],
      receipts: [],
      name: { en: longest, ne: '' },
    })
    expect(text).toContain('Course registration form')
    expect(text).toContain('No courses')
    expect(text.split('Maharajadhiraja').length).toBeGreaterThan(8)
  })

  it('names all receipts legibly, and stays on its page with long names, a dozen courses and five receipts', async () => {
    const receipts = ['01', '14', '15', '16', '17'].map((number) => `R-2083/84-0000${number}`)
    const name = {
      en: 'Krishna Prasad Venkatasubramanian Raghunathan Shrestha Gyawali',
      ne: 'कृष्ण प्रसाद लक्ष्मण रघुनाथन विद्यार्थी ज्ञवाली श्रेष्ठ',
    }
    const { bytes } = await textOf({ receipts, name, courses: [...courses, ...courses] })
    const runs = pdfRuns(bytes)
    for (const number of receipts) {
      const run = runs.find(({ text }) => text.includes(number))
      expect(run?.size).toBeGreaterThanOrEqual(9)
    }
    expect(Math.max(...runs.map(({ y }) => y))).toBeLessThan(830)
    const code = runs.find(({ text }) => text.startsWith('Scan to check'))
    expect(code?.y).toBeLessThan(842 - 84)
  })

  it('holds two dozen courses on its one page', async () => {
    const many = Array.from({ length: 24 }, (_, index) => ({
      code: `ABC${index}`,
      name: { en: 'A course with a rather long English name', ne: 'लामो नाम भएको विषय' },
      type: 'EL',
      creditHours: 1.5,
    }))
    const { bytes, text } = await textOf({ courses: many })
    expect(text).toContain('ABC23')
    expect(text).toContain('36.0')
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1)
  })
})
