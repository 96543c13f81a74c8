import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import {
  aScholarship,
  storeScholarship,
  storeScholarshipApplication,
} from '#kinds/scholarship/testing/scholarship.factory.ts'
import type { DemoStudentId } from './people.ts'
import type { Places, Students } from './places.ts'
import { nepaliName } from './names/nepali-names.ts'

type Applicant = Extract<DemoStudentId, 'exam-paid' | 'exam-open'>

/** Scholarships of the fall intake: name, rupees, days left, and criteria of the committee. */
const openings = {
  need: ['Need-based Scholarship 2083', 15_000, 2, { most_income: rupees(300_000), seats: 20 }],
  merit: ['Merit Scholarship 2083', 25_000, 17, { least_cgpa: 3.3, seats: 3 }],
  women: [
    'Women in Engineering Grant 2083',
    20_000,
    25,
    { quotas: 'Female', least_attendance: 75 },
  ],
} as const

/** Scholarships of the fall intake: one applied for and with the committee, one not yet checked. */
export async function storeScholarships(
  transaction: Transaction,
  at: {
    readonly places: Places
    readonly students: Students
    readonly enrollments: Readonly<Record<Applicant, number>>
    readonly today: Day
  },
): Promise<void> {
  const { today } = at
  const academics = at.places['2082-fall'].get('B.Tech CS & AI')
  if (academics === undefined) throw new Error('The demo university has no B.Tech CS & AI')
  const open = (id: keyof typeof openings) => {
    const [name, amount, left, facts] = openings[id]
    const row = aScholarship('open', { name, today, academics, amount: rupees(amount), facts })
    return storeScholarship(transaction, {
      ...row,
      name_ne: nepaliName(name),
      dateto: addDays(today, left),
    })
  }
  const apply = (id: Applicant, openingId: number, docstatus: 'DR' | 'AP') =>
    storeScholarshipApplication(transaction, {
      partnerId: at.students[id].partnerId,
      enrollmentId: at.enrollments[id],
      openingId,
      facts: { docstatus, attendance: 88, created: `${addDays(today, -5)}T05:00:00Z` },
    })
  const need = await open('need')
  await open('merit')
  await apply('exam-paid', await open('women'), 'AP')
  await apply('exam-open', need, 'DR')
}
