import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { decideEnding, type Ending } from '../rules/end.ts'
import { enrollmentOfficeMessages as text } from '../rules/office-messages.ts'
import { findEnrollments, lockPartner } from './find-enrollments.ts'

const states = {
  'passed-out': { ispassedout: true },
  'dropped-out': { isdropout: true },
} as const satisfies Record<Ending, object>

/** Ends an active enrollment and tells the student. */
async function end(ending: Ending, given: Arguments, context: ProcessContext) {
  const { session, nowMs } = context
  const id = Number(given['n_program_enroll_ID'])
  return context.act(async (transaction, did) => {
    const row = await transaction
      .selectFrom('n_program_enroll')
      .select('c_bpartner_id')
      .where('n_program_enroll_id', '=', id)
      .where('ad_client_id', '=', session.clientId)
      .executeTakeFirst()
    const partnerId = row?.c_bpartner_id ?? 0
    await lockPartner(transaction, partnerId)
    const enrollments = await findEnrollments(transaction, partnerId)
    const enrollment = enrollments.find((each) => each.id === id)
    if (enrollment === undefined)
      return refusal('rule/enrollment-unknown', text['enrollment-unknown'], { status: 404 })
    const decision = decideEnding(enrollment)
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    await transaction
      .updateTable('n_program_enroll')
      .set({ ...states[ending], updated: new Date(nowMs), updatedby: session.userId })
      .where('n_program_enroll_id', '=', id)
      .execute()
    did({
      table: 'n_program_enroll',
      record: id,
      before: { ispassedout: false, isdropout: false },
      after: { ispassedout: false, isdropout: false, ...states[ending] },
    })
    const values = { program: enrollment.programName }
    await notifyPartner(transaction, {
      partnerId,
      sort: 'enrollment-ended',
      event: `n_program_enroll:${id}`,
      message: text[`notice-${ending}`],
      values,
      nowMs,
    })
    return { summary: text['ending-saved'] }
  })
}

const shared = {
  parameters: [{ name: 'n_program_enroll_ID', type: 'integer', mandatory: true }],
  roles: ['registrar', 'administrator'],
  recordParameter: { table: 'n_program_enroll', parameter: 'n_program_enroll_ID' },
} as const satisfies Omit<Process, 'slug' | 'name' | 'run'>

/** The registry's actions on an enrollment; approving an admission is what confirms one. */
export const enrollmentProcesses: readonly Process[] = [
  {
    slug: 'enrollment_pass_out',
    name: { en: 'Mark as passed out', ne: 'उत्तीर्ण जनाउने' },
    ...shared,
    run: (given, context) => end('passed-out', given, context),
  },
  {
    slug: 'enrollment_drop_out',
    name: { en: 'Mark as dropped out', ne: 'छाडेको जनाउने' },
    ...shared,
    run: (given, context) => end('dropped-out', given, context),
  },
]
