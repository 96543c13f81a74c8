import type { Message, MessageValues } from '#platform/pure/message.ts'
import { replaceIfPrinted } from '#features/documents/server/register/register.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { type Candidate, cardOf, type EntranceSeats } from './candidates.ts'
import type { ExamOfficeContext } from './exam-office.ts'

type Changed<Each> = {
  readonly event: string
  readonly message: Message
  readonly values: (holder: Each) => MessageValues
  /** Null where only exams are concerned. */
  readonly entrances: EntranceSeats | null
}

/**
 * Replaces the printed cards of these candidates and notifies each student of the change, once. Works in the order
 * of their ids, so that two transactions never block each other. Gives the number of replaced cards.
 */
export async function renewCards<Each extends Candidate>(
  at: Pick<ExamOfficeContext, 'transaction' | 'nowMs'>,
  holders: readonly Each[],
  { event, message, values, entrances }: Changed<Each>,
): Promise<number> {
  let replaced = 0
  const inOrder = holders.toSorted(
    (one, other) => one.table.localeCompare(other.table) || one.id - other.id,
  )
  for (const holder of inOrder) {
    const card = await cardOf(at.transaction, holder, entrances)
    if (await replaceIfPrinted(at.transaction, card, at.nowMs)) replaced += 1
    await notifyPartner(at.transaction, {
      partnerId: holder.partnerId,
      sort: 'exam-changed',
      event: `${holder.table}:${holder.id}:${event}`,
      message,
      values: values(holder),
      nowMs: at.nowMs,
    })
  }
  return replaced
}
