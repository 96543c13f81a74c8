import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { Ending } from '../rules/end.ts'
import { enrollmentOfficeMessages as text } from '../rules/office-messages.ts'

const states = {
  'passed-out': { ispassedout: true },
  'dropped-out': { isdropout: true },
} as const satisfies Record<Ending, object>

/** Ends an enrollment that may end, whose partner is locked, and notifies the student. */
export async function endEnrollment(
  transaction: Transaction,
  enrollment: { readonly id: number; readonly partnerId: number; readonly program: string },
  by: {
    readonly ending: Ending
    readonly userId: number
    readonly nowMs: number
    readonly did: (change: Change) => void
  },
): Promise<void> {
  const { id, partnerId, program } = enrollment
  const { ending, userId, nowMs, did } = by
  await transaction
    .updateTable('n_program_enroll')
    .set({ ...states[ending], updated: new Date(nowMs), updatedby: userId })
    .where('n_program_enroll_id', '=', id)
    .execute()
  const before = { ispassedout: false, isdropout: false }
  did({ table: 'n_program_enroll', record: id, before, after: { ...before, ...states[ending] } })
  await notifyPartner(transaction, {
    partnerId,
    sort: 'enrollment-ended',
    event: `n_program_enroll:${id}`,
    message: text[`notice-${ending}`],
    values: { program },
    nowMs,
  })
}
