import type { deskAnswer, deskAsk, deskAssign, deskHold } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { addDays, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { colleaguesOf } from './colleagues.ts'
import type { OnItem } from './on-item.ts'
import { findItem, writeItem } from './items.ts'

const longestHoldDays = 60

const released = { locked_by: null, locked_until: null, locked_since: null } as const

type Set = Parameters<typeof writeItem>[2]

/** Assigns the item to a user; without one, removes the assignment. */
export async function assign(
  at: OnItem<Given<typeof deskAssign>>,
): Promise<Refusal | ProcessResult> {
  const { source, given, context } = at
  const wanted = given.ad_user_ID ?? null
  if (wanted !== null && wanted !== context.session.userId) {
    const colleagues = await colleaguesOf(context.database, source, context.session.userId)
    if (!colleagues.some(({ id }) => id === wanted)) return unknownColleague()
  }
  return agree(at, { set: { assigned_to: wanted }, summary: text.assigned })
}

export async function ask(at: OnItem<Given<typeof deskAsk>>): Promise<Refusal | ProcessResult> {
  const { source, given, context } = at
  const { userId } = context.session
  const of = given.ad_user_ID
  const question = given.question
  if (question === '') return refusal('rule/write-a-line', text['write-a-line'])
  const colleagues = await colleaguesOf(context.database, source, userId)
  if (!colleagues.some(({ id }) => id === of)) return unknownColleague()
  const set = { asked_by: userId, asked_of: of, question, answer: null }
  return agree(at, { set: { ...set, ...released }, summary: text.asked })
}

export async function answer(
  at: OnItem<Given<typeof deskAnswer>>,
): Promise<Refusal | ProcessResult> {
  const { source, record, given, context } = at
  const words = given.answer
  if (words === '') return refusal('rule/write-a-line', text['write-a-line'])
  const item = await findItem(context.database.kysely, { model: source.model, record })
  if (item?.asked_of !== context.session.userId || item.answer !== null)
    return refusal('rule/nothing-asked', text['nothing-asked'])
  return agree(at, { set: { answer: words }, summary: text.answered })
}

/** Set aside with a reason until a day; the student still sees «With the university». */
export async function hold(at: OnItem<Given<typeof deskHold>>): Promise<Refusal | ProcessResult> {
  const { given, context } = at
  const today = dayInNepal(context.nowMs)
  const until = findDay(given.until)
  const reason = given.reason
  if (reason === '') return refusal('rule/write-a-line', text['write-a-line'])
  if (until === null || until <= today || until > addDays(today, longestHoldDays))
    return refusal('rule/day-wrong', text['day-wrong'])
  const set = { held_by: context.session.userId, held_until: until, held_reason: reason }
  return agree(at, { set: { ...set, ...released }, summary: text.held })
}

export function releaseHold(at: OnItem): Promise<Refusal | ProcessResult> {
  const set = { held_by: null, held_until: null, held_reason: null }
  return agree(at, { set, summary: text.released })
}

/** Written with its entry in the audit trail. */
async function agree(
  { source, record, context }: OnItem,
  { set, summary }: { readonly set: Set; readonly summary: Message },
): Promise<Refusal | ProcessResult> {
  const { database } = context
  if ((await source.since(database, record)) === null)
    return refusal('rule/waits-no-longer', text['waits-no-longer'], { status: 404 })
  return context.transact(async (transaction, did) => {
    const item = { model: source.model, record }
    const before = await findItem(transaction, item)
    await writeItem(transaction, item, set)
    const { locked_by: _by, locked_until: _until, locked_since: _since, ...after } = set
    const was = Object.fromEntries(
      Object.keys(after).map((key) => [key, before?.[key as keyof typeof after] ?? null]),
    )
    did({ table: source.model, record, before: was, after })
    return { summary }
  })
}

function unknownColleague(): Refusal {
  return refusal('rule/colleague-unknown', text['colleague-unknown'])
}
