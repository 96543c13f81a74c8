import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { expect } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { aMarking, confirm, isoText, offeredTo } from '#testing/kinds/results-in-tests.ts'
import { registerForExam } from '#testing/kinds/exam-in-tests.ts'

export const resultsActions: ActionExamples = (at) => {
  const { enrollment, sheet } = sharedStates(at)
  const reason = 'Given to somebody else'
  const inAnHour = () => isoText(at.clock.nowMs() + 3_600_000)
  /** An exam whose one result is prepared for in an hour. */
  const prepared = async () => {
    const { n_exam_open_ID } = await sheet(['40', '40'])
    const exams = await at.staff('exam-office')
    await exams.post('/api/v1/processes/result_prepare', { n_exam_open_ID, at: inAnHour() })
    return { n_exam_open_ID }
  }
  const decision = async () => ({
    n_exam_reg_ID: (await sheet()).registrationId,
    sort: 'WITHHELD',
    ground: 'DUES',
    reason: 'Library fine',
    decision: 'Exam committee 12',
    decided_on: '2026-01-01',
  })
  /** An offered course, a teacher, and what the trail says of the two. */
  const teaching = async () => {
    const { registrationId } = await sheet()
    const course = { n_batch_course_ID: await offeredTo(at, registrationId) }
    const { userId } = await at.staff('teacher')
    const days = { first_day: todayOf(at), last_day: addDays(todayOf(at), 90) }
    const facts = { teacher: expect.stringContaining('teacher person, '), ...days }
    return { body: { ...course, ad_user_ID: userId, ...days }, facts }
  }
  return {
    teaching_give: async () => {
      const { body, facts } = await teaching()
      return { by: 'exam-office', body, table: 'n_batch_course', before: {}, after: facts }
    },
    teaching_take_back: async () => {
      const { body, facts } = await teaching()
      const sarita = await at.staff('registrar')
      const given = await sarita.post('/api/v1/processes/teaching_give', body)
      const { n_teaching_ID } = given.body['data'] as { n_teaching_ID: number }
      const table = 'n_batch_course'
      return { by: 'registrar', body: { n_teaching_ID }, table, before: facts, after: {} }
    },
    mark_schema_set: async () => {
      const { registrationId } = await sheet(['40', '40'])
      return {
        by: 'registrar',
        body: {
          n_batch_course_ID: await offeredTo(at, registrationId),
          external_fm: '80',
          external_pm: '32',
        },
        table: 'n_proposal',
        before: {},
        after: { sort: 'schema-change', after: expect.stringContaining('"external_fm":80') },
      }
    },
    marks_enter: async () => ({
      by: 'exam-office',
      body: { ...(await sheet()).body, external: '45.5' },
      table: 'n_mark_entry',
      before: {},
      after: { round: 1, attendance: 'present', external: 45.5 },
    }),
    marks_enter_early: async () => {
      const marking = await aMarking(at)
      await marking.candidate('Sita Rai', 'CSC151')
      await marking.setRoutine('CSC151', [addDays(todayOf(at), 6), '11:00', '14:00'])
      const n_course_ID = await marking.courseId('CSC151')
      return {
        by: 'exam-office',
        body: { n_exam_master_ID: marking.examId, n_course_ID, reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'early-marks', after: expect.stringContaining(reason) },
      }
    },
    mark_settle: async () => ({
      by: 'registrar',
      body: { ...(await sheet(['40', '41'])).body, external: '41', reason },
      table: 'n_mark',
      before: {},
      after: { external: 41, settled_for: reason },
    }),
    internal_enter: async () => {
      const { partnerId } = await at.student()
      const { enrollmentId } = await registerForExam(at, {
        partnerId,
        marks: { CSC151: { marks: null } },
      })
      const { n_batch_course_id, urollno } = await at.database.kysely
        .selectFrom('n_batch_course as b')
        .innerJoin('n_program_creg as r', 'r.n_program_cregopen_id', 'b.n_program_cregopen_id')
        .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'r.n_program_enroll_id')
        .innerJoin('n_course as c', 'c.n_course_id', 'b.n_course_id')
        .select(['b.n_batch_course_id', 'e.urollno'])
        .where('e.n_program_enroll_id', '=', enrollmentId)
        .where('c.value', '=', 'CSC151')
        .executeTakeFirstOrThrow()
      const lines = `urollno,internal,attendance\n${urollno},29,81`
      const file = { fileName: 'i.csv', fileContent: Buffer.from(lines).toString('base64') }
      return {
        by: 'exam-office',
        body: { n_batch_course_ID: n_batch_course_id, file },
        table: 'n_program_cregdetails',
        before: { internal_om: null, attendance: null },
        after: { internal_om: 29, attendance: 81 },
      }
    },
    mark_change: async () => ({
      by: 'exam-office',
      body: { ...(await sheet(['28', '28'])).body, grace: '2', reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'mark-change', after: expect.stringContaining('"grace":2') },
    }),
    result_decide: async () => ({
      by: 'exam-office',
      body: await decision(),
      table: 'n_result_decision',
      before: {},
      after: { sort: 'WITHHELD', ground: 'DUES', decided_on: '2026-01-01' },
    }),
    result_decision_lift: async () => {
      const registrar = await at.staff('registrar')
      const stored = await registrar.post('/api/v1/processes/result_decide', await decision())
      return {
        by: 'registrar',
        body: { ...(stored.body['data'] as object), reason },
        table: 'n_result_decision',
        before: { lifted: null },
        after: { lifted_for: reason },
      }
    },
    result_prepare: async () => ({
      by: 'exam-office',
      body: { n_exam_open_ID: (await sheet(['40', '40'])).n_exam_open_ID, at: inAnHour() },
      table: 'n_exam_open',
      before: {},
      after: { prepared: 1, held: 0 },
    }),
    result_release: async () => ({
      by: 'registrar',
      body: await prepared(),
      table: 'n_proposal',
      before: {},
      after: { sort: 'result-release', after: expect.stringContaining('"n":1') },
    }),
    result_stop: async () => {
      const body = await prepared()
      const exams = await at.staff('exam-office')
      const proposed = await exams.post('/api/v1/processes/result_release', body)
      await confirm(await at.staff('registrar'), proposed)
      return {
        by: 'exam-office',
        body,
        table: 'n_exam_open',
        before: { scheduled: 1 },
        after: { scheduled: 0 },
      }
    },
    enrollment_pass_out: async () => ({
      by: 'registrar',
      body: await enrollment(),
      table: 'n_program_enroll',
      before: { ispassedout: false, isdropout: false },
      after: { ispassedout: true, isdropout: false },
    }),
  }
}
