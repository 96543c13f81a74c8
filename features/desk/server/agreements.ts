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
export async function assign(at: OnItem): Promise<Refusal | ProcessResult> {
  const { source, given, context } = at
  const wanted = given['ad_user_ID'] === undefined ? null : Number(given['ad_user_ID'])
  if (wanted !== null && wanted !== context.session.userId) {
    const colleagues = await colleaguesOf(context.database, source, context.session.userId)
    if (!colleagues.some(({ id }) => id === wanted)) return unknownColleague()
  }
  return agree(at, { set: { assigned_to: wanted }, summary: text.assigned })
}

export async function ask(at: OnItem): Promise<Refusal | ProcessResult> {
  const { source, given, context } = at
  const { userId } = context.session
  const of = Number(given['ad_user_ID'])
  const question = String(given['question']).trim()
  if (question === '') return refusal('rule/write-a-line', text['write-a-line'])
  const colleagues = await colleaguesOf(context.database, source, userId)
  if (!colleagues.some(({ id }) => id === of)) return unknownColleague()
  const set = { asked_by: userId, asked_of: of, question, answer: null }
  return agree(at, { set: { ...set, ...released }, summary: text.asked })
}

export async function answer(at: OnItem): Promise<Refusal | ProcessResult> {
  const { source, record, given, context } = at
  const words = String(given['answer']).trim()
  if (words === '') return refusal('rule/write-a-line', text['write-a-line'])
  const item = await findItem(context.database.kysely, { model: source.model, record })
  if (item?.asked_of !== context.session.userId || item.answer !== null)
    return refusal('rule/nothing-asked', text['nothing-asked'])
  return agree(at, { set: { answer: words }, summary: text.answered })
}

/** Set aside with a reason until a day; the student still sees «With the university». */
export async function hold(at: OnItem): Promise<Refusal | ProcessResult> {
  const { given, context } = at
  const today = dayInNepal(context.nowMs)
  const until = findDay(String(given['until']))
  const reason = String(given['reason']).trim()
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
