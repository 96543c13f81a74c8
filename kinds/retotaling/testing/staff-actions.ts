import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { expect } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { storeRetotaling } from '#kinds/retotaling/testing/retotaling.factory.ts'
import { release } from '#testing/kinds/results-in-tests.ts'
import { retotalingInTests } from '#testing/kinds/retotaling-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'

export const retotalingActions: ActionExamples = (at) => {
  const { sheet } = sharedStates(at)
  const reason = 'Given to somebody else'
  /** A course of an accepted retotaling without a fee, whose result is published. */
  const acceptedRetotaling = async () => {
    const { registrationId, n_exam_open_ID } = await sheet(['40', '40'])
    const atMs = at.clock.nowMs() + 60_000
    const people = { mina: await at.staff('exam-office'), sarita: await at.staff('registrar') }
    await release(people, { n_exam_open_ID }, atMs)
    at.clock.advance(120_000)
    const applicationId = await at.database.transaction(async (transaction) => {
      const { n_course_id } = await transaction
        .selectFrom('n_exam_regdetails')
        .select('n_course_id')
        .where('n_exam_reg_id', '=', registrationId)
        .executeTakeFirstOrThrow()
      return storeRetotaling(transaction, {
        registrationId,
        courses: [{ courseId: n_course_id, description: 'Question 5' }],
        facts: { docstatus: 'AP', totalfee: 0 },
      })
    })
    const { n_exam_rtdetails_id } = await at.database.kysely
      .selectFrom('n_exam_rtdetails')
      .select('n_exam_rtdetails_id')
      .where('n_exam_retotaling_id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return n_exam_rtdetails_id
  }
  return {
    exam_retotaling_document_action: async () => {
      const { person } = await someone(at)
      await retotalingInTests.prepare(at, person)
      const openingId = await retotalingInTests.open(at, rupees(500))
      const { body } = await person.post(
        '/api/v1/models/n_exam_retotaling',
        retotalingInTests.body(openingId),
      )
      return {
        by: 'exam-office',
        body: { n_exam_retotaling_ID: body['id'], doc_action: 'CL' },
        table: 'n_exam_retotaling',
        before: { docstatus: 'DR' },
        after: { docstatus: 'CL' },
      }
    },
    retotaling_outcome: async () => ({
      by: 'exam-office',
      body: { n_exam_rtdetails_ID: await acceptedRetotaling(), external: '44', reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'retotaling-outcome', before: expect.stringContaining('"total":70') },
    }),
  }
}
