import { day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import { feeInSteps } from '#features/late-fee/rules/facts.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import {
  aProgramOpening,
  storeCourse,
  storeProgramApplication,
  storeProgramOpening,
} from '#features/programs/testing/program.factory.ts'
import { exam } from '#kinds/exam/rules/kind.ts'
import {
  anExamOpening,
  enterInternalMarks,
  type OpeningRow,
  type OpeningState,
  storeExam,
  storeExamOpening,
} from '#kinds/exam/testing/exam.factory.ts'
import { applicationFromWire, applicationToWire } from '#kinds/exam/wire/exam-application.ts'
import { openingFromWire } from '#kinds/exam/wire/exam-opening.ts'
import { enrollPartner, partnerOf } from './course-registration-in-tests.ts'
import type { Person } from '../person.ts'
import { academicsOf } from './programs-in-tests.ts'

export const examSemester = 1_000_001
const courses = computerScienceCourses.II

/** Marks by course code; a course that is not named has 30 of 40. */
export type Marks = Readonly<
  Record<string, { readonly marks: number | null; readonly attendance?: number | null }>
>

/** An active enrollment whose courses of semester II are registered, with internal marks. */
export async function registerForExam(
  at: TestServer,
  { partnerId, marks = {} }: { readonly partnerId: number; readonly marks?: Marks },
): Promise<{ readonly enrollmentId: number; readonly courseIds: ReadonlyMap<string, number> }> {
  const enrollmentId = await enrollPartner(at, { partnerId })
  const academics = await academicsOf(at)
  return at.database.transaction(async (transaction) => {
    const row = aProgramOpening('closed', {
      name: 'Semester II',
      today: todayOf(at),
      academics,
      semesterId: examSemester,
    })
    const openingId = await storeProgramOpening(transaction, row, courses)
    const applicationId = await storeProgramApplication(transaction, {
      partnerId,
      openingId,
      enrollmentId,
      facts: { docstatus: 'CO', totalfee: 0 },
    })
    const courseIds = new Map<string, number>()
    for (const course of courses) {
      const courseId = await storeCourse(transaction, course)
      courseIds.set(course.code, courseId)
      const entered = marks[course.code] ?? { marks: 30 }
      await enterInternalMarks(transaction, { applicationId, courseId, ...entered })
    }
    return { enrollmentId, courseIds }
  })
}

/** Stores an exam of semester II in a state as of today; its id. */
export async function openExam(
  at: TestServer,
  facts: {
    readonly state?: OpeningState
    readonly type?: 'REG' | 'BACK'
    readonly program?: string
    readonly row?: Partial<OpeningRow>
  } = {},
): Promise<number> {
  const academics = await academicsOf(at, facts.program)
  return at.database.transaction(async (transaction) => {
    const examId = await storeExam(transaction, {
      name: 'Mangsir 2083',
      yearId: academics.n_aca_year_id,
    })
    const row = anExamOpening(facts.state ?? 'open', {
      name: 'Semester II Regular 2083',
      today: todayOf(at),
      academics,
      semesterId: examSemester,
      examId,
      type: facts.type ?? 'REG',
    })
    return storeExamOpening(transaction, { ...row, ...facts.row })
  })
}

/** A signed-in student who has registered for an exam with one exam paper, unpaid. */
export async function anExamApplicant(
  at: TestServer,
  facts: { readonly openingId?: number } = {},
): Promise<{
  readonly person: Person
  readonly email: string
  readonly partnerId: number
  readonly enrollmentId: number
  readonly openingId: number
  readonly applicationId: number
}> {
  const { email, partnerId } = await at.student()
  const { courseIds, enrollmentId } = await registerForExam(at, { partnerId })
  const person = await at.signIn(email)
  const openingId = facts.openingId ?? (await openExam(at))
  const sent = await person.post('/api/v1/models/n_exam_reg', {
    n_exam_open_ID: openingId,
    n_exam_regdetails: [{ n_course_ID: courseIds.get('CSC151'), examtype: 'REG' }],
  })
  if (sent.status !== 201) throw new Error(`Registering failed: ${sent.text}`)
  const applicationId = Number(sent.body['id'])
  return { person, email, partnerId, enrollmentId, openingId, applicationId }
}

/** The course every conformance registration chooses. */
let courseId = 0

/** Adapter of the tests of every kind for an exam registration. */
export const examInTests = {
  model: 'n_exam_reg',
  key: 'n_exam_reg_ID',
  printProcess: 'examination_application_form',
  open: (at: TestServer, fee: Money) => openExam(at, { row: { examfee: fee } }),
  async prepare(at: TestServer, person: Person) {
    const { courseIds } = await registerForExam(at, { partnerId: await partnerOf(at, person) })
    courseId = [...courseIds.values()][0] ?? 0
  },
  lacks: ['eligible'] as const,
  body: (openingId: number) => ({
    n_exam_open_ID: openingId,
    n_exam_regdetails: [{ n_course_ID: courseId, examtype: 'REG' }],
  }),
  roundTrip(record: WireRecord) {
    const application = applicationFromWire({
      ...record,
      n_exam_regdetails: [{ n_course_ID: { id: courseId }, examtype: { id: 'REG' } }],
    })
    const opening = openingFromWire({ ...record, id: application?.openingId })
    if (application === null || opening === null) return null
    return applicationToWire({
      opening,
      user: { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 },
      enrollment: { id: application.enrollmentId ?? 0, rollNumber: application.rollNumber },
      chosen: application.papers.map((paper) => paper.courseId),
      today: opening.window.to ?? day('2026-11-01'),
    })
  },
  payable(fee: Money, paid: Money, at: TestServer) {
    const opening = openingFromWire({ id: 1, DateTo: todayOf(at) })
    const application = applicationFromWire({ id: 1, n_exam_open_ID: 1 })
    if (opening === null || application === null) throw new Error('Both have ids')
    return exam.payable({
      opening: {
        ...opening,
        fees: feeInSteps({ steps: [], fee, lastDay: opening.window.to }),
      },
      application: { ...application, paying: { ...application.paying, paid } },
      today: todayOf(at),
    })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus: status })
      .where('n_exam_reg_id', '=', id)
      .execute(),
}
