import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { decideEnding } from '../rules/end.ts'
import { enrollmentOfficeMessages as text } from '../rules/office-messages.ts'
import { endEnrollment } from './end-enrollment.ts'
import { findEnrollments, lockPartner } from './find-enrollments.ts'

/** Ends the active enrollment of a student who left, and notifies the student. */
const dropOut = defineProcess({
  ...contracts.enrollmentDropOut,
  name: { en: 'Mark as dropped out', ne: 'छाडेको जनाउने' },
  roles: staffWith('enrollment.end'),
  run(given, { transact, session, nowMs }) {
    const id = given.n_program_enroll_ID
    return transact(async (transaction, did) => {
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
      const { programName: program } = enrollment
      const by = { ending: 'dropped-out', userId: session.userId, nowMs, did } as const
      await endEnrollment(transaction, { id, partnerId, program }, by)
      return { summary: text['ending-saved'] }
    })
  },
})

/** The registry's actions on an enrollment; approving an admission is what confirms one. */
export const enrollmentProcesses: readonly Process[] = [dropOut]
