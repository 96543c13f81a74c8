import { storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import type { TestServer } from '#testing/test-server.ts'
import { enrollPartner } from './course-registration-in-tests.ts'
import { registerForExam } from './exam-in-tests.ts'

const code = 'CSC151'

/** An offered course with two students, no mark entered; the first is there to sign in. `numbers`: their roll numbers. */
export async function anOffer(at: TestServer) {
  const { partnerId, email } = await at.student()
  const marks = { [code]: { marks: null } }
  const { enrollmentId, courseIds } = await registerForExam(at, { partnerId, marks })
  const offer = await at.database.kysely
    .selectFrom('n_batch_course as b')
    .innerJoin('n_program_creg as r', 'r.n_program_cregopen_id', 'b.n_program_cregopen_id')
    .select(['b.n_batch_course_id', 'b.n_program_cregopen_id'])
    .where('r.n_program_enroll_id', '=', enrollmentId)
    .where('b.n_course_id', '=', courseIds.get(code) ?? 0)
    .executeTakeFirstOrThrow()
  const other = await at.student()
  const second = await enrollPartner(at, { partnerId: other.partnerId })
  await at.database.transaction((transaction) =>
    storeProgramApplication(transaction, {
      partnerId: other.partnerId,
      openingId: offer.n_program_cregopen_id,
      enrollmentId: second,
      facts: { docstatus: 'AP', totalfee: 0 },
    }),
  )
  const body = { n_batch_course_ID: offer.n_batch_course_id }
  const numbers = [await rollOf(at, enrollmentId), await rollOf(at, second)] as const
  return { body, numbers, email, courseId: courseIds.get(code) ?? 0 }
}

async function rollOf(at: TestServer, enrollmentId: number): Promise<string> {
  const { urollno } = await at.database.kysely
    .selectFrom('n_program_enroll')
    .select('urollno')
    .where('n_program_enroll_id', '=', enrollmentId)
    .executeTakeFirstOrThrow()
  return urollno ?? ''
}

/** A file of internal marks: each line is roll number, mark, attendance. */
export function marksFile(...lines: string[]) {
  const text = ['urollno,internal,attendance', ...lines].join('\n')
  const fileContent = Buffer.from(text).toString('base64')
  return { file: { fileName: 'internal.csv', fileContent } }
}
