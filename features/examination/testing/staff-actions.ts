import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { expect } from 'vitest'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'

export const examinationActions: ActionExamples = (at) => {
  /** An exam with one candidate, laid out as far as a process needs it. */
  const examination = async (upTo: 'registered' | 'numbered' | 'seated' = 'registered') => {
    const exam = await anExamination(at)
    const { registrationId } = await exam.candidate('Sita Rai', 'CSC151')
    const body = { n_exam_master_ID: exam.examId }
    const centre = await aCentre(exam, `Centre ${exam.examId}`, { A: 5, B: 5 })
    await exam.setRoutine('CSC151', ['2027-03-10', '10:00', '13:00'])
    if (upTo !== 'registered') await exam.run('exam_symbol_numbers', body)
    if (upTo === 'seated')
      await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
    return { exam, body, centre, registrationId }
  }
  return {
    exam_centre_save: async () => ({
      by: 'exam-office',
      body: { Name: 'Main campus', address: 'Dhunche' },
      table: 'n_exam_centre',
      before: {},
      after: { name: 'Main campus', address: 'Dhunche' },
    }),
    exam_room_save: async () => {
      const { centreId } = await aCentre(await anExamination(at), 'Room campus', {})
      return {
        by: 'exam-office',
        body: { n_exam_centre_ID: centreId, Name: 'R1', seats: 3 },
        table: 'n_exam_room',
        before: {},
        after: { name: 'R1', seats: 3 },
      }
    },
    exam_routine_set: async () => {
      const { body } = await examination()
      const { n_course_id } = await at.database.kysely
        .selectFrom('n_course')
        .select('n_course_id')
        .where('value', '=', 'CSC151')
        .executeTakeFirstOrThrow()
      const slot = { exam_day: '2027-03-11', time_from: '10:00', time_to: '13:00' }
      return {
        by: 'exam-office',
        body: { ...body, n_course_ID: n_course_id, ...slot },
        table: 'n_exam_routine',
        before: { exam_day: '2027-03-10' },
        after: slot,
      }
    },
    exam_symbol_numbers: async () => ({
      by: 'exam-office',
      body: (await examination()).body,
      table: 'n_exam_reg',
      before: { erollno: null },
      after: { erollno: '2083-0001' },
    }),
    exam_seats: async () => {
      const { body, centre } = await examination('numbered')
      return {
        by: 'exam-office',
        body: { ...body, n_exam_centre_ID: centre.centreId },
        table: 'n_exam_reg',
        before: { seat: null },
        after: { seat: expect.stringMatching(/, A, 1$/) },
      }
    },
    exam_paper_move: async () => {
      const { exam, centre } = await examination('seated')
      const n_exam_routine_ID = await exam.routineId('CSC151')
      return {
        by: 'exam-office',
        body: { n_exam_routine_ID, to_room_ID: centre.room('B') },
        table: 'n_exam_reg',
        before: { seat: expect.stringMatching(/, A, 1$/) },
        after: { seat: expect.stringMatching(/, B, 1$/) },
      }
    },
  }
}
