import * as v from 'valibot'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import type { TestServer } from '#testing/test-server.ts'

/** The body of a print of one admit card. */
async function oneCard(at: TestServer) {
  const exam = await anExamination(at)
  await exam.candidate('Sita Rai', 'CSC151')
  const { centreId } = await aCentre(exam, `Prints ${exam.examId}`, { A: 5 })
  await exam.setRoutine('CSC151', ['2027-03-10', '10:00', '13:00'])
  const of = { n_exam_master_ID: exam.examId }
  await exam.run('exam_symbol_numbers', of)
  await exam.run('exam_seats', { ...of, n_exam_centre_ID: centreId })
  return { type: 'exam-cards', subject: exam.examId }
}

export const bulkPrintActions: ActionExamples = (at) => ({
  bulk_print_make: async () => ({
    by: 'exam-office',
    body: await oneCard(at),
    table: 'bulk_print',
    before: {},
    after: { print_type: 'exam-cards', pages: 1 },
  }),
  bulk_print_change: async () => {
    const office = await at.staff('exam-office')
    const made = await office.post(processPath('bulk_print_make'), await oneCard(at))
    const { bulk_print_ID } = v.parse(v.object({ bulk_print_ID: v.number() }), made.body['data'])
    return {
      by: 'exam-office',
      body: { bulk_print_ID, action: 'pause' },
      table: 'bulk_print',
      before: { print_progress: 'waiting' },
      after: { print_progress: 'paused' },
    }
  },
})
