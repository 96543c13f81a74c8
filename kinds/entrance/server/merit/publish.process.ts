import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refuseEarly } from '#features/first-day/server/first-day.ts'
import { parseMoment } from '#platform/pure/calendar/moment.ts'
import { lockOpening, type Opening, unknownOpening } from '#features/selection/server/candidates.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { isProposed, propose } from '#features/two-people/server/proposals.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { entranceMeritPublish } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import { aboutEntrance, meritProposal, refuseWhileScheduled } from './exclusive.ts'
import { meritView } from './merit-view.ts'
import { refuseMeritPending } from '../parts/pending.ts'
import { findList, findListIn, type MeritListRow } from './stored-list.ts'
import { isUnchanged } from './unchanged.ts'

/** Content of a stored proposal. */
export type StoredMeritProposal = {
  readonly openingId: number
  readonly exam: string
  /** Release time, as ISO text. */
  readonly at: string
  readonly answerDays: number
  readonly listId: number
  readonly version: number
}

const mostDays = 90

/** Proposes to publish the newest list at a release time; students see nothing of it before. */
export const publishMeritList = defineProcess({
  ...entranceMeritPublish,
  name: { en: 'Propose to publish a merit list', ne: 'योग्यता सूची प्रकाशनको प्रस्ताव' },
  roles: entranceSelection.roles,
  run: (given, { transact, session, nowMs, record: openingId }) =>
    transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const { answer_days: answerDays } = given
      const atMs = parseMoment(given.at)
      if (atMs === null || atMs <= nowMs) return refusal('rule/at-wrong', text['at-wrong'])
      if (answerDays < 1 || answerDays > mostDays)
        return refusal('rule/days-wrong', text['days-wrong'])
      const ready = await readyAt(transaction, opening, { atMs, nowMs })
      if (isRefusal(ready)) return ready
      const stored: StoredMeritProposal = {
        openingId,
        exam: opening.name,
        at: new Date(atMs).toISOString(),
        answerDays,
        listId: ready.merit_list_id,
        version: ready.version,
      }
      const subject = `n_entrance_open:${openingId}`
      const command = { sort: meritProposal, subject, before: '{}', after: JSON.stringify(stored) }
      const id = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(id)) return id
      const at = `${dayInNepal(atMs)} ${timeInNepal(atMs)}`
      return { summary: text.proposed, values: { at }, data: { n_proposal_ID: id } }
    }),
})

/** The newest list, if it can be published at a time: a draft of unchanged scores, claims and rules. */
async function readyAt(
  transaction: Transaction,
  opening: Opening,
  { atMs, nowMs }: { readonly atMs: number; readonly nowMs: number },
): Promise<Refusal | MeritListRow> {
  const { openingId, first } = opening
  const refused =
    (await refuseWhileScheduled(transaction, { openingId })) ??
    (await refuseBesideResult(transaction, opening, nowMs)) ??
    (await refuseMeritPending(transaction, opening)) ??
    refuseEarly({ first, nowMs: atMs, early: null })
  if (refused !== null) return refused
  const list = await findList(transaction, openingId)
  if (list === null) return refusal('rule/no-list', text['no-list'], { status: 409 })
  if (list.state !== 'draft')
    return refusal('rule/list-published', text['list-published'], { status: 409 })
  return (await isUnchanged(transaction, list))
    ? list
    : refusal('rule/list-stale', text['list-stale'], { status: 409 })
}

async function refuseBesideResult(
  transaction: Transaction,
  { openingId, published }: Opening,
  nowMs: number,
): Promise<Refusal | null> {
  const isPublishedWithout =
    published !== null && (await findListIn(transaction, openingId, 'published')) === null
  const { result } = entranceSelection
  if (
    !isPublishedWithout &&
    !(await isProposed(transaction, aboutEntrance(result, openingId), nowMs))
  )
    return null
  return refusal('rule/result-used', text['result-used'], { status: 409 })
}

/** Confirmed if the list still is the newest and unchanged: it then waits for its release time. */
export const meritProposals: ProposalType = {
  sort: meritProposal,
  roles: entranceSelection.roles,
  view: meritView,
  async confirm(transaction, { after }, { session, nowMs }) {
    const stored: StoredMeritProposal = JSON.parse(after)
    const { openingId } = stored
    const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
    if (opening === null) return unknownOpening(entranceSelection)
    const publishAt = new Date(stored.at)
    if (publishAt.getTime() <= nowMs)
      return refusal('rule/at-passed', text['at-passed'], { status: 409 })
    const list = await readyAt(transaction, opening, { atMs: publishAt.getTime(), nowMs })
    if (isRefusal(list)) return list
    if (list.merit_list_id !== stored.listId)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    await transaction
      .updateTable('merit_list')
      .set({ state: 'scheduled', publish_at: publishAt, answer_days: stored.answerDays })
      .where('merit_list_id', '=', list.merit_list_id)
      .execute()
    return {
      table: 'n_entrance_open',
      record: openingId,
      before: { merit_publish_at: null },
      after: { merit_publish_at: stored.at, merit_version: list.version },
    }
  },
}
