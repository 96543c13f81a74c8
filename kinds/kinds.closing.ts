import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { ClosingDays } from '#features/desk/server/overview.ts'

/** Last days of the openings of every kind, for the office's overview. */
export const kindClosings: readonly ClosingDays[] = [
  {
    title: { en: 'Entrance, regular fee', ne: 'प्रवेश परीक्षा, नियमित शुल्क' },
    openings: 'n_entrance_open',
    day: 'apply_to',
    applications: 'n_entrance_reg',
    isPaid: true,
  },
  {
    title: { en: 'Entrance, last day', ne: 'प्रवेश परीक्षा, अन्तिम दिन' },
    openings: 'n_entrance_open',
    day: 'apply_uptolate',
    applications: 'n_entrance_reg',
    isPaid: true,
  },
  {
    title: { en: 'Admission and courses', ne: 'भर्ना र विषय' },
    openings: 'n_program_cregopen',
    day: 'dateto',
    applications: 'n_program_creg',
    isPaid: true,
  },
  {
    title: { en: 'Exam form', ne: 'परीक्षा फारम' },
    openings: 'n_exam_open',
    day: 'dateto',
    applications: 'n_exam_reg',
    isPaid: true,
  },
  {
    title: pageLabels.retotaling,
    openings: 'n_exam_open',
    day: 'retotalingto',
    applications: 'n_exam_retotaling',
    isPaid: true,
  },
  {
    title: common.scholarship,
    openings: 'n_scholarship_open',
    day: 'dateto',
    applications: 'n_scholarship_reg',
    isPaid: false,
  },
]
