import type { Money } from '#platform/pure/money/money.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { ProgramApplication, ProgramOpening } from '#features/programs/rules/facts.ts'
import {
  applicationFromWire,
  applicationToWire,
} from '#features/programs/wire/program-application.ts'
import { openingFromWire } from '#features/programs/wire/program-opening.ts'
import { type Academics } from '#features/institution/testing/university.factory.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { aProgramOpening, storeProgramOpening } from '#features/programs/testing/program.factory.ts'

/** References of a program of the test university, in its latest year. */
export async function academicsOf(
  { database }: Pick<TestServer, 'database'>,
  program = 'B.Tech CS & AI',
): Promise<Academics> {
  const last = await database.kysely
    .selectFrom('n_aca_year')
    .select('n_aca_year_id')
    .orderBy('n_aca_year_id', 'desc')
    .executeTakeFirstOrThrow()
  const row = await database.kysely
    .selectFrom('n_program')
    .select(['n_program_id', 'n_faculty_id', 'n_level_id'])
    .where('name', '=', program)
    .executeTakeFirstOrThrow()
  return { ...last, ...row, n_intake_id: 1_000_000, n_subject_id: null }
}

/** Shared part of the two adapters whose kinds share a model. */
export function programInTests(
  kind: ApplicationKind<ProgramOpening, ProgramApplication>,
  semester: 'I' | 'II',
) {
  const semesterId = semester === 'I' ? 1_000_000 : 1_000_001
  return {
    model: 'n_program_creg',
    key: 'n_program_creg_ID',
    printProcess: 'course_registration_form',
    async open(at: TestServer, fee: Money) {
      const academics = await academicsOf(at)
      const opening = aProgramOpening('open', {
        name: `Conformance ${semester}`,
        today: todayOf(at),
        academics,
        semesterId,
      })
      const fees = { admissionfee: 0, semyearfee: fee, libraryfee: 0, practicalfee: 0 }
      return at.database.transaction((transaction) =>
        storeProgramOpening(transaction, { ...opening, ...fees }, computerScienceCourses[semester]),
      )
    },
    lacks: ['eligible'] as const,
    body: (openingId: number) => ({ n_program_cregopen_ID: openingId }),
    roundTrip(record: WireRecord) {
      const application = applicationFromWire(record)
      const opening = openingFromWire({ ...record, id: application?.openingId })
      if (application === null || opening === null) return null
      return applicationToWire({
        opening,
        user: { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 },
        enrollmentId: application.enrollmentId,
        chosen: application.courses.map(({ courseId }) => courseId),
      })
    },
    payable(fee: Money, paid: Money, at: TestServer) {
      const opening = openingFromWire({ id: 1, DateTo: todayOf(at) })
      const application = applicationFromWire({ id: 1, n_program_cregopen_ID: 1 })
      if (opening === null || application === null) throw new Error('Both have ids')
      const paying = { ...application.paying, total: fee, paid }
      return kind.payable({ opening, application: { ...application, paying }, today: todayOf(at) })
    },
    setStatus: (at: TestServer, id: number, status: string) =>
      at.database.kysely
        .updateTable('n_program_creg')
        .set({ docstatus: status })
        .where('n_program_creg_id', '=', id)
        .execute(),
  }
}
