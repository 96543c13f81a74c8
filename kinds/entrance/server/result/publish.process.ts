import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalSort } from '#features/two-people/server/proposal.processes.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { entranceResultMessages as text } from '../../rules/result-messages.ts'
import { refusePublishing } from '../../rules/score.ts'
import {
  type Candidate,
  candidatesOf,
  type Entrance,
  lockEntrance,
  openingParameter,
  openingRecord,
  resultOffice,
  unknownEntrance,
} from './candidates.ts'

export const resultSort = 'entrance-result'

export function subjectOf(openingId: number): string {
  return `n_entrance_open:${openingId}`
}

/** What a proposal keeps: everything that would be published. */
type Kept = {
  readonly openingId: number
  readonly entrance: string
  readonly candidates: number
  readonly selected: number
  /** Score or absence and selection by symbol number, as one text. */
  readonly says: string
}

/** Proposes the result of an entrance as it is entered; nobody is told before a second person confirms. */
export const publishEntrance: Process = {
  slug: 'entrance_publish',
  name: { en: 'Propose the result of an entrance', ne: 'प्रवेश परीक्षाको नतिजाको प्रस्ताव' },
  parameters: [openingParameter],
  roles: resultOffice,
  recordParameter: openingRecord,
  run: (given, { act, session, nowMs }) =>
    act(async (transaction, did) => {
      const openingId = Number(given[openingParameter.name])
      const entrance = await lockEntrance(transaction, openingId, session)
      if (entrance === null) return unknownEntrance()
      const ready = await readyOf(transaction, entrance)
      if (isRefusal(ready)) return ready
      const kept = keptOf(entrance, ready)
      const wish = {
        sort: resultSort,
        subject: subjectOf(openingId),
        before: '{}',
        after: JSON.stringify(kept),
      }
      const id = await propose({ transaction, session, nowMs, did }, wish)
      if (isRefusal(id)) return id
      const counts = { n: kept.candidates, selected: kept.selected }
      return { summary: text.proposed, values: counts, data: { n_proposal_ID: id, ...counts } }
    }),
}

async function readyOf(
  transaction: Transaction,
  { openingId, published }: Entrance,
): Promise<Refusal | readonly Candidate[]> {
  const candidates = await candidatesOf(transaction, openingId)
  const reason = refusePublishing({ isPublished: published !== null, candidates })
  return reason === null ? candidates : refusal(`rule/${reason}`, text[reason], { status: 409 })
}

function keptOf({ openingId, name }: Entrance, candidates: readonly Candidate[]): Kept {
  const says = candidates.map(
    ({ symbolNumber, score, selected }) =>
      `${symbolNumber} ${score ?? 'absent'}${selected ? ' selected' : ''}`,
  )
  const selected = candidates.filter((each) => each.selected).length
  const counts = { candidates: candidates.length, selected }
  return { openingId, entrance: name, ...counts, says: says.join(', ') }
}

/** Confirmed if it is word for word what was proposed: the selected are eligible from then on, and everybody is told. */
export const entranceResults: ProposalSort = {
  sort: resultSort,
  roles: resultOffice,
  async confirm(transaction, { after }, { session, nowMs }) {
    const kept: Kept = JSON.parse(after)
    const entrance = await lockEntrance(transaction, kept.openingId, session)
    if (entrance === null) return unknownEntrance()
    const ready = await readyOf(transaction, entrance)
    if (isRefusal(ready)) return ready
    if (keptOf(entrance, ready).says !== kept.says)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    const now = new Date(nowMs)
    const stamp = { updated: now, updatedby: session.userId }
    await transaction
      .updateTable('n_entrance_open')
      .set({ result_published: now, ...stamp })
      .where('n_entrance_open_id', '=', entrance.openingId)
      .execute()
    const changes: Change[] = []
    for (const candidate of ready) {
      const { applicationId: record, selected } = candidate
      await transaction
        .updateTable('n_entrance_reg')
        .set({ eligible: selected, ...stamp })
        .where('n_entrance_reg_id', '=', record)
        .execute()
      const change = { before: { eligible: candidate.eligible }, after: { eligible: selected } }
      changes.push({ table: 'n_entrance_reg', record, ...change })
      await tell(transaction, candidate, { name: entrance.name, nowMs })
    }
    return changes
  },
}

function tell(
  transaction: Transaction,
  { applicationId, partnerId, selected }: Candidate,
  { name, nowMs }: { readonly name: string; readonly nowMs: number },
): Promise<void> {
  return notifyPartner(transaction, {
    partnerId,
    sort: 'entrance-result',
    event: `n_entrance_reg:${applicationId}`,
    message: selected ? text['notice-selected'] : text['notice-not-selected'],
    values: { name },
    nowMs,
  })
}
