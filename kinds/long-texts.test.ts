import { noPictures } from '#features/institution/testing/no-pictures.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { crossings, fittingOf } from '#platform/testing/pdf-page.ts'
import { pdfQrCodes, pdfQrPlaces } from '#platform/testing/pdf-qr.ts'
import { pdfRuns } from '#platform/testing/pdf-text.ts'
import type { StudentFormData } from '#features/applying/server/documents/student-form.ts'
import { receiptDocument } from '#features/payments/server/receipts/receipt.ts'
import { textMaxLength } from '#features/profile/rules/general.ts'
import { programForm } from '#features/programs/server/form/program-form.ts'
import { gradesheet } from '#features/results/server/gradesheet/gradesheet.ts'
import { certificateSheet } from './certificate/server/printed.ts'
import { entranceForm } from './entrance/server/entrance-form.ts'
import { examForm } from './exam/server/exam-form.ts'
import { scholarshipForm } from './scholarship/server/scholarship-form.ts'
import { registrationForm } from './university-registration/server/registration-form.ts'

const renderer = createPdfRenderer()
afterAll(() => renderer.close())

/** A text as people typed it, by what it says usually. */
type MakeMessage = (en: string, ne?: string) => Message

const filled = (piece: string) => piece.repeat(textMaxLength).slice(0, textMaxLength).trim()
const always = (en: string, ne: string) => () => ({ en: filled(en), ne: filled(ne) })
const texts: Readonly<Record<string, MakeMessage>> = {
  'as usual': (en, ne = '') => ({ en, ne }),
  'at their longest': always('Venkatasubramanian Raghunathan ', 'क्षेत्रज्ञ श्रेष्ठ विद्यार्थी '),
  'at their longest, without a blank': always('W', 'क्ष्म्य'),
  'at their longest, all in Devanagari': always('क्षेत्रज्ञ श्रेष्ठ ', 'क्षेत्रज्ञ श्रेष्ठ '),
}

const documentUrl = 'https://portal.ltu.example/check/EF-2083-000344?s=abc'
const partUrl = `${documentUrl}part`
const soon = day('2026-11-22')

const frame = {
  institution: {
    name: { en: 'Langtang Technological University', ne: 'लाङटाङ प्राविधिक विश्वविद्यालय' },
    place: 'Dhunche, Rasuwa',
    pictures: noPictures,
  },
  photo: null,
  signature: null,
  check: { code: 'EF-2083-000344', shown: 'portal.ltu.example/check', url: documentUrl },
  issuedOn: soon,
  version: 2,
} as const

/** Data that people type, each text made from its usual value by `make`. */
const personOf = (make: MakeMessage) => ({
  ...frame,
  name: make('Sita Kumari Shrestha', 'सीता कुमारी श्रेष्ठ'),
  fatherName: make('Ram Bahadur Shrestha').en,
  bornOn: day('2007-03-14'),
  phone: '9800000004',
})

const fee = { label: { en: 'Semester fee', ne: 'सेमेस्टर शुल्क' }, amount: rupees(33_200) }

const formOf = (make: MakeMessage): StudentFormData => ({
  ...personOf(make),
  opening: make('B.Tech CS & AI Admission 2083').en,
  appliedOn: soon,
  registrationNumber: '2081-4-17-0093',
  rollNumber: '2082-CSAI-093',
  programme: make('B.Tech CS & AI, III').en,
  fees: [fee, fee],
  total: rupees(66_400),
  paid: rupees(20_000),
  receipts: ['R-2083-000001', 'R-2083-000002'],
})

const recordsOf = (make: MakeMessage) =>
  ['2080', '2078', '2076'].map((year) => ({
    level: make('Plus Two/Intermediate').en,
    board: make('NEB').en,
    year,
    result: 'CGPA 3.4 of 4.0',
  }))

const coursesOf = (make: MakeMessage) =>
  ['CSC201', 'CSC202', 'CSC203', 'CSC204', 'CSC205', 'CSC206', 'CSC207'].map((code) => ({
    code,
    name: make('Database Management Systems', 'डाटाबेस व्यवस्थापन प्रणाली'),
    creditHours: 3,
  }))

type Printed = { readonly pdf: Promise<Uint8Array>; readonly codes: readonly string[] }
const printed =
  <Data>(document: PdfDocument<Data>, dataOf: (make: MakeMessage) => Data, codes = [documentUrl]) =>
  (make: MakeMessage): Printed => ({ pdf: renderer.renderPdf(document, dataOf(make)), codes })

const entranceOf = (make: MakeMessage, symbolNumber: string | null) => ({
  ...personOf(make),
  symbolNumber,
  programme: make('B.Tech CS & AI').en,
  entrance: make('B.Tech CS & AI Entrance 2083').en,
  quotas: ['Open', 'Dalit', 'Female', 'Bipanna'],
  citizenshipNo: '12-01-70-12345',
  exam: { day: soon, from: '11:00', to: '13:00', gate: '10:40', reporting: '10:00' },
  centre: {
    seat: make('Block B, Room 204, Seat 17').en,
    address: make('Dhunche campus', 'धुन्चे परिसर'),
  },
  fee: { paid: rupees(2000), receipts: ['R-2083-004881'] },
  stubUrl: partUrl,
})

const programOf = (make: MakeMessage, kind: 'admission' | 'course-registration') => ({
  ...formOf(make),
  kind,
  courses: coursesOf(make).map((course) => ({ ...course, type: 'Compulsory' })),
})

/** Each document, and a text of its last lines. */
const certificateOf = (make: MakeMessage) => ({
  ...frame,
  name: make('Sita Kumari Shrestha', 'सीता कुमारी श्रेष्ठ'),
  bornOn: day('2007-03-14'),
  registrationNumber: '2083-LTU-00012',
  rollNumber: '79-CSIT-014',
  programme: make('B.Tech CS & AI', 'बी.टेक.'),
  year: '2079',
  hasPassedOut: true,
  purpose: 'Application to a university abroad',
})

const documents: Readonly<Record<string, readonly [string, (make: MakeMessage) => Printed]>> = {
  'entrance application form': [
    'Issued 6 Mangsir 2083',
    printed(entranceForm, (make) => entranceOf(make, null)),
  ],
  'entrance admit card': [
    'Student signs',
    printed(entranceForm, (make) => entranceOf(make, '2083-0417'), [documentUrl, partUrl]),
  ],
  'admission form': [
    'Issued 6 Mangsir 2083',
    printed(programForm, (make) => programOf(make, 'admission')),
  ],
  'course registration form': [
    'Issued 6 Mangsir 2083',
    printed(programForm, (make) => programOf(make, 'course-registration')),
  ],
  'examination form': [
    'EF-2083-000344',
    printed(
      examForm,
      (make) => ({
        ...formOf(make),
        exam: make('Mangsir 2083').en,
        symbolNumber: '2083-0417',
        papers: coursesOf(make).map((course) => ({
          ...course,
          type: 'REG' as const,
          internalMarks: 30,
          internalFullMarks: 40,
        })),
        studentUrl: partUrl,
      }),
      [documentUrl, partUrl],
    ),
  ],
  'scholarship form': [
    'Issued 6 Mangsir 2083',
    printed(scholarshipForm, (make) => ({
      ...formOf(make),
      amount: rupees(50_000),
      motherName: make('Maya Shrestha').en,
      address: make('Gosaikunda-6, Rasuwa').en,
      records: recordsOf(make),
      rules: [{ label: fee.label, needed: make('CGPA 3.0').en, yours: make('CGPA 3.4').en }],
    })),
  ],
  'university registration form': [
    'University registration',
    printed(
      registrationForm,
      (make) => ({
        ...formOf(make),
        motherName: make('Maya Shrestha').en,
        grandfatherName: make('Hari Shrestha').en,
        nationality: 'Nepali',
        gender: 'Female महिला',
        citizenship: '12-01-•••••',
        address: make('Gosaikunda-6, Rasuwa').en,
        records: recordsOf(make),
        faculty: make('Engineering').en,
        intake: make('Fall').en,
      }),
      [documentUrl, documentUrl],
    ),
  ],
  transcript: [
    '* From records of before.',
    printed(certificateSheet, (make) => ({
      ...certificateOf(make),
      title: { en: 'Academic transcript', ne: 'शैक्षिक ट्रान्सक्रिप्ट' },
      paragraphs: [],
      transcript: {
        semesters: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((name) => ({
          name,
          credits: 18,
          sgpa: 3.5,
          isCarried: name === 'I',
          lines: Array.from({ length: 7 }, (_, index) => ({
            code: `CSC10${index}`,
            course: make('Data Structures and Algorithms', 'डेटा संरचना'),
            credits: 3,
            grade: 'A-',
            point: 3.7,
            isCarried: name === 'I',
          })),
        })),
        cgpa: 3.5,
        creditsEarned: 144,
      },
    })),
  ],
  'certificate letter': [
    'The page repeats',
    printed(certificateSheet, (make) => ({
      ...certificateOf(make),
      title: { en: 'Verification letter', ne: 'प्रमाणीकरण पत्र' },
      paragraphs: [make('Sita is a student.', 'सीता विद्यार्थी हुन्।'), { en: 'So.', ne: 'हो।' }],
      transcript: null,
    })),
  ],
  receipt: [
    'Student copy',
    printed(receiptDocument, (make) => ({
      institution: { ...frame.institution, phone: '01-5970000', logo: null },
      number: 'R-2083-004902',
      issuedOn: soon,
      amount: rupees(66_400),
      payer: make('Sita Kumari Shrestha', 'सीता कुमारी श्रेष्ठ'),
      forWhat: make('Entrance fee, BE Civil Entrance 2083', 'प्रवेश परीक्षा शुल्क'),
      paidBy: make('Bank voucher 0093 5120, Nepal Bank Ltd.').en,
      paidOn: soon,
      confirmed: make('9 Mangsir 2083 (25 Nov 2026), 11:26, Hari Poudel').en,
      items: [fee, fee],
      stillOwed: nothing,
      toCredit: nothing,
      checkUrl: documentUrl,
    })),
  ],
  gradesheet: [
    'Controller of examinations',
    printed(gradesheet, (make) => ({
      ...personOf(make),
      registrationNumber: '2081-4-17-0093',
      symbolNumber: '2083-0417',
      programme: make('B.Tech CS & AI').en,
      exam: make('Semester II Regular 2083').en,
      semester: 'II',
      lines: coursesOf(make).map(({ code, name }) => ({
        code,
        course: name,
        credits: 3,
        grade: 'B+',
        point: 3.3,
        outcome: 'PASS' as const,
        formerGrade: 'B',
      })),
      sgpa: 3.3,
      cgpa: 3.3,
      creditsEarned: 21,
      outcome: 'PASS' as const,
      semesters: [
        { name: 'I', credits: 20, sgpa: 3.1, failed: 0 },
        { name: 'II', credits: 21, sgpa: 3.3, failed: 1 },
      ],
      grades: [
        { grade: 'A', fromPercent: 80, point: 4 },
        { grade: 'F', fromPercent: 0, point: 0 },
      ],
    })),
  ],
}

const page = { width: 595.28, height: 841.89 }

describe.each(Object.entries(documents))('the %s', (_name, [lastLine, print]) => {
  it.each(Object.entries(texts))(
    'keeps everything on its one page, nothing through another, with texts %s',
    async (_how, make) => {
      const { pdf: drawing, codes } = print(make)
      const pdf = await drawing
      expect(
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g),
      ).toHaveLength(1)
      const runs = pdfRuns(pdf)
      const { scale, left } = fittingOf(pdf)
      const bottoms = [...runs, ...pdfQrPlaces(pdf).map(({ bottom: y }) => ({ y }))].map(
        ({ y }) => y,
      )
      expect(Math.max(...bottoms) * scale).toBeLessThan(page.height)
      expect((Math.min(...runs.map(({ x }) => x)) + left) * scale).toBeGreaterThan(0)
      expect(pdfQrCodes(pdf)).toEqual(codes)
      const text = runs
        .map((run) => run.text)
        .join('')
        .replaceAll(/\s/g, '')
      const name = make('Sita Kumari Shrestha', 'सीता कुमारी श्रेष्ठ')
      for (const shown of [lastLine, name.en, name.ne])
        expect(text).toContain(shown.replaceAll(/\s/g, ''))
      expect(crossings(runs)).toEqual([])
    },
  )
})
