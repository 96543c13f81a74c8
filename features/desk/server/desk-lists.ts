import type { Database } from '#platform/server/database/database.ts'
import { dayInNepal, daysBetween } from '#platform/pure/calendar/day.ts'
import type { DeskQueue, DeskRow, ItemStatus } from '../wire/desk.ts'
import { isMine } from '../rules/mine.ts'
import { rowState, withJudgements } from '../rules/checks.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { isReadyWithOthers } from '../rules/several.ts'
import { holderOf, type ItemRow, itemsOf } from './items.ts'
import { judgementsOf } from './judgements.ts'
import { medianDays } from './medians.ts'
import type { Looking, QueueRow, QueueSource } from './queue-source.ts'

/** Rows of a queue with what staff agreed about them. Rows that are held or asked about are marked, not hidden. */
export async function deskRows(
  database: Database,
  source: QueueSource,
  at: Looking,
): Promise<readonly DeskRow[]> {
  const rows = await source.list(database, at)
  const records = rows.map(({ record }) => record)
  const [items, judgements] = await Promise.all([
    itemsOf(database, source.model, records),
    judgementsOf(database, source.model, records),
  ])
  return rows.map((row) => {
    const { record, name, about, amount, since, partnerId, opening = null } = row
    const item = items.get(record)
    const { question, heldReason: _unlisted, ...status } = statusOf(item, at)
    const isOwn = partnerId !== 0 && partnerId === at.session.partnerId
    const asked = question !== null && question.answer === null ? question.of : null
    const own = { record, name, about, amount, since, ...stateOf(row, judgements) }
    const forMe = forMeOf(item, at.session.userId)
    const shown = { ...own, ...status, opening, isOwn, asked, forMe }
    return { ...shown, isReady: isReadyWithOthers(shown) }
  })
}

/** A question to the reader that waits for an answer, or the answer to their own. */
function forMeOf(item: ItemRow | undefined, userId: number): DeskRow['forMe'] {
  if (item?.question == null) return null
  const { asked_by, asked_of, asker, askee, answer } = item
  if (asked_of === userId && answer === null) return { is: 'question', by: asker ?? '' }
  if (asked_by === userId && answer !== null) return { is: 'answer', by: askee ?? '' }
  return null
}

function stateOf(row: QueueRow, judgements: Awaited<ReturnType<typeof judgementsOf>>) {
  if (!('checks' in row)) return { sign: row.sign, words: row.words }
  return rowState(withJudgements(row.checks, judgements.get(row.record) ?? new Map()), text.ready)
}

export function statusOf(
  row: ItemRow | null | undefined,
  { session: { userId }, nowMs }: Looking,
): ItemStatus {
  const holder = holderOf(row, nowMs)
  const today = dayInNepal(nowMs)
  const isHeld = row?.held_until != null && row.held_until > today
  return {
    lock: holder === null ? null : { name: holder.name, isMine: holder.id === userId },
    assigned:
      row?.assigned_to == null
        ? null
        : { name: row.assignee ?? '', isMine: row.assigned_to === userId },
    heldUntil: isHeld ? row.held_until : null,
    heldReason: isHeld ? row.held_reason : null,
    question:
      row?.question == null
        ? null
        : {
            by: row.asker ?? '',
            of: row.askee ?? '',
            isForMe: row.asked_of === userId,
            text: row.question,
            answer: row.answer,
          },
  }
}

/** Number of waiting items per queue, the age of the oldest, and the median days of recent decisions. */
export async function deskQueues(
  database: Database,
  sources: readonly QueueSource[],
  at: Looking,
): Promise<readonly DeskQueue[]> {
  const medians = await medianDays(database, at.nowMs)
  return Promise.all(
    sources.map(async (source) => {
      const rows = await deskRows(database, source, at)
      const { id, name, promiseDays } = source
      const today = dayInNepal(at.nowMs)
      const isLate = ({ since }: DeskRow) =>
        daysBetween(dayInNepal(Date.parse(since)), today) > promiseDays
      return {
        id,
        name,
        promiseDays,
        waiting: rows.length,
        mine: rows.filter(isMine).length,
        questions: rows.filter(({ forMe }) => forMe?.is === 'question').length,
        oldest: rows[0]?.since ?? null,
        late: rows.filter(isLate).length,
        agreeing: rows.filter(({ sign }) => sign === 'agree').length,
        warnings: rows.filter(({ sign }) => sign === 'look' || sign === 'block').length,
        usual: medians.get(id) ?? null,
      }
    }),
  )
}
