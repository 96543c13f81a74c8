import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Language, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { keepNote } from '#features/desk/server/student-note.ts'
import { decideDouble } from '#features/profile/rules/doubles/double-person.ts'
import {
  doubleMessages,
  doubleText as text,
} from '#features/profile/rules/doubles/double-person-messages.ts'
import { doubleRoles } from './double-person.queue.ts'
import { doubleModel } from './double-people.ts'

/** The registrar's finding whether two accounts are one person's; it is in both files and not asked again. */
export const settleDouble = defineProcess({
  ...contracts.doublePersonSettle,
  name: { en: 'Decide on a possible double account', ne: 'दोहोरिएको हुन सक्ने खातामा निर्णय' },
  roles: doubleRoles,
  run: (given, context) =>
    context.transact(async (transaction, did) => {
      const judged = {
        record: given.double_person_ID,
        isOne: given.is_one,
        note: given.note,
      }
      const change = await settle(transaction, judged, context)
      if (isRefusal(change)) return change
      did(change)
      return { summary: text.settled }
    }),
})

type Judged = { readonly record: number; readonly isOne: boolean; readonly note: string }

async function settle(
  transaction: Transaction,
  { record, isOne, note }: Judged,
  { session, nowMs }: ProcessContext,
): Promise<Refusal | Change> {
  const pair = await transaction
    .selectFrom('double_person')
    .selectAll()
    .where('double_person_id', '=', record)
    .forUpdate()
    .executeTakeFirst()
  if (pair === undefined)
    return refusal('rule/double-unknown', doubleMessages['double-unknown'], { status: 404 })
  const isOwn = [pair.earlier_id, pair.later_id].includes(session.partnerId)
  const decision = decideDouble({ isSettled: pair.settled !== null, isOwn, note })
  if (decision.is === 'refused')
    return refusal(`rule/${decision.reason}`, doubleMessages[decision.reason])
  const { userId, language } = session
  await transaction
    .updateTable('double_person')
    .set({ is_one: isOne, note, settled: new Date(nowMs), settled_by: userId })
    .where('double_person_id', '=', record)
    .execute()
  await keepNotes(transaction, pair, { isOne, note, userId, language, nowMs })
  return {
    table: doubleModel,
    record,
    before: { is_one: null },
    after: { is_one: isOne, note },
  }
}

/** Each file names the other record. */
async function keepNotes(
  transaction: Transaction,
  { earlier_id, later_id }: { readonly earlier_id: number; readonly later_id: number },
  by: Omit<Judged, 'record'> & {
    readonly userId: number
    readonly language: Language
    readonly nowMs: number
  },
): Promise<void> {
  const people = await transaction
    .selectFrom('c_bpartner')
    .select(['c_bpartner_id as id', 'name'])
    .where('c_bpartner_id', 'in', [earlier_id, later_id])
    .execute()
  for (const { id: partnerId } of people)
    for (const { id, name } of people.filter((other) => other.id !== partnerId)) {
      const note = text[by.isOne ? 'note-one' : 'note-two']
      const words = say(note, by.language, { name, id: String(id), note: by.note })
      await keepNote(transaction, { partnerId, userId: by.userId, words, nowMs: by.nowMs })
    }
}
