import { onTime } from '#features/first-day/testing/first-days.ts'
import type { ResultOverview } from '../../wire/office.ts'

export const sita = { n_exam_reg_ID: 21, erollno: '2083-0001', name: 'Sita Rai' }

/** An exam whose marks are agreed and whose results are not prepared. */
export const overview: ResultOverview = {
  exam: {
    name: { en: 'Semester II Regular 2083', ne: 'दोस्रो सेमेस्टर नियमित २०८३' },
    n_exam_master_ID: 4,
  },
  resultAt: null,
  firstDay: onTime,
  courses: [
    {
      courseId: 11,
      code: 'CSC151',
      name: { en: 'Object-Oriented Programming', ne: 'वस्तुमुखी प्रोग्रामिङ' },
      candidates: 3,
      sat: 2,
      absent: 1,
      agreed: 3,
      differs: 0,
      passedPercent: 50,
    },
  ],
  grades: [{ grade: 'A', n: 1, isFailing: false, level: null, isFormer: false }],
  sheets: {
    registrations: 3,
    unnumbered: 0,
    prepared: 0,
    preparedFor: null,
    scheduled: 0,
    published: 0,
  },
  decisions: [],
  candidates: [sita],
  look: { nearMisses: [{ ...sita, code: 'CSC151' }], absent: [], missing: [] },
  proposal: null,
}
