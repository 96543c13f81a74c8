import { addDays } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import { retotaling } from '#kinds/retotaling/rules/kind.ts'
import {
  applicationFromWire,
  applicationKey,
  applicationModel,
  applicationToWire,
  openingFromWire,
} from '#kinds/retotaling/wire/retotaling.ts'
import { type TestServer, todayOf } from '../test-server.ts'
import { partnerOf } from './course-registration-in-tests.ts'
import { openExam, registerForExam } from './exam-in-tests.ts'
import type { Person } from '../person.ts'

/** Days of retotaling, counted from today. */
const windows = {
  open: [-3, 4],
  'closing-today': [-9, 0],
  'not-open-yet': [2, 9],
  closed: [-9, -1],
} as const

export type RetotalingState = keyof typeof windows

/** An exam that can be registered for no more, with these days of retotaling; its id. */
export function openRetotaling(
  at: TestServer,
  facts: { readonly state?: RetotalingState; readonly fee?: Money } = {},
): Promise<number> {
  const [from, to] = windows[facts.state ?? 'open']
  const today = todayOf(at)
  return openExam(at, {
    state: 'closed',
    row: {
      retotalingfrom: addDays(today, from),
      retotalingto: addDays(today, to),
      ...(facts.fee !== undefined && { retotalingfee: facts.fee }),
    },
  })
}

type Student = {
  readonly partnerId: number
  readonly enrollmentId: number
  readonly courseIds: ReadonlyMap<string, number>
}

/** Students of the exams in the conformance tests, by test server. */
const studentsOn = new WeakMap<TestServer, Student[]>()

function studentsOf(at: TestServer): Student[] {
  const known = studentsOn.get(at) ?? []
  studentsOn.set(at, known)
  return known
}

/** The course in question, of whom was prepared last. */
let courseId = 0

/** An enrolled student with registered courses, who can have an exam. */
export async function aStudent(at: TestServer, partnerId: number): Promise<Student> {
  return { partnerId, ...(await registerForExam(at, { partnerId })) }
}

/** Registers a student for an exam with these courses, by default each with a released result; gives its id. */
export function sat(
  at: TestServer,
  { partnerId, enrollmentId, courseIds }: Student,
  exam: {
    readonly openingId: number
    readonly codes: readonly string[]
    readonly released?: boolean
  },
): Promise<number> {
  const outcome = exam.released === false ? {} : ({ outcome: 'FAIL' } as const)
  const papers = exam.codes.map((code) => ({ courseId: courseIds.get(code) ?? 0, ...outcome }))
  return at.database.transaction((transaction) =>
    storeExamApplication(transaction, {
      partnerId,
      enrollmentId,
      openingId: exam.openingId,
      papers,
      facts: { docstatus: 'CO' },
    }),
  )
}

/** Adapter of the tests of every kind for a retotaling. */
export const retotalingInTests = {
  model: applicationModel,
  key: applicationKey,
  async open(at: TestServer, fee: Money) {
    const openingId = await openRetotaling(at, { fee })
    for (const student of studentsOf(at)) await sat(at, student, { openingId, codes: ['CSC151'] })
    return openingId
  },
  async prepare(at: TestServer, person: Person) {
    const student = await aStudent(at, await partnerOf(at, person))
    courseId = student.courseIds.get('CSC151') ?? 0
    studentsOf(at).push(student)
  },
  lacks: ['eligible'] as const,
  body(openingId: number) {
    const line = { n_course_ID: courseId, description: 'Question 5' }
    return { n_exam_open_ID: openingId, n_exam_rtdetails: [line] }
  },
  roundTrip(record: WireRecord) {
    const line = { n_course_ID: { id: courseId }, description: 'Question 5' }
    const application = applicationFromWire({ ...record, exam_rtdetails: [line] })
    const opening = openingFromWire({ id: application?.openingId })
    if (application === null || opening === null) return null
    return applicationToWire({
      opening,
      user: { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 },
      enrollment: { id: 1, academics: academicsFromWire(record) },
      exam: { registrationId: 1, papers: [], examId: 1, symbolNumber: '', rollNumber: '' },
      chosen: application.courses,
    })
  },
  payable(fee: Money, paid: Money, at: TestServer) {
    const opening = openingFromWire({ id: 1, RetotalingTo: todayOf(at) })
    const application = applicationFromWire({ id: 1, n_exam_open_ID: 1 })
    if (opening === null || application === null) throw new Error('Both have ids')
    const paying = { ...application.paying, total: fee, paid }
    return retotaling.payable({
      opening,
      application: { ...application, paying },
      today: todayOf(at),
    })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_exam_retotaling')
      .set({ docstatus: status })
      .where('n_exam_retotaling_id', '=', id)
      .execute(),
} as const
