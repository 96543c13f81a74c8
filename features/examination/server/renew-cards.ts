import type { Message, MessageValues } from '#platform/pure/message.ts'
import { replaceIfPrinted } from '#features/documents/server/register/register.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { examCardDocument } from './card/exam-card-document.ts'
import type { ExamOfficeContext } from './exam-office.ts'

/** A registration with a card that carries a changed fact. */
export type Holder = { readonly n_exam_reg_id: number; readonly c_bpartner_id: number }

/**
 * Replaces the printed cards of these registrations and notifies each student of the change, once. Works in the order
 * of their ids, so that two transactions never block each other. Gives the number of replaced cards.
 */
export async function renewCards<Each extends Holder>(
  at: ExamOfficeContext,
  holders: readonly Each[],
  notice: {
    readonly event: string
    readonly message: Message
    readonly values: (holder: Each) => MessageValues
  },
): Promise<number> {
  let replaced = 0
  const inOrder = holders.toSorted((one, other) => one.n_exam_reg_id - other.n_exam_reg_id)
  for (const holder of inOrder) {
    if (await replaceIfPrinted(at.transaction, examCardDocument(holder), at.nowMs)) replaced += 1
    await notifyPartner(at.transaction, {
      partnerId: holder.c_bpartner_id,
      sort: 'exam-changed',
      event: `n_exam_reg:${holder.n_exam_reg_id}:${notice.event}`,
      message: notice.message,
      values: notice.values(holder),
      nowMs: at.nowMs,
    })
  }
  return replaced
}
