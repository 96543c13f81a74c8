import { type Message, nameInBoth } from '#platform/pure/message.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { EarlyReason } from '#features/first-day/rules/facts.ts'
import { earlyReason, refuseEarly } from '#features/first-day/server/first-day.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { selectionMessages } from '../rules/messages.ts'
import { refusePublishing } from '../rules/score.ts'
import {
  type Candidate,
  candidatesOf,
  keyOf,
  lockOpening,
  type Opening,
  unknownOpening,
} from './candidates.ts'
import { resultView } from './result-view.ts'
import { step, type Selection, subjectOf } from './selection.ts'
import { refusePending } from './twice/pending.ts'

/** Content of a stored proposal: all that would be published. */
type StoredPublication = {
  readonly openingId: number
  readonly exam: string
  readonly candidates: number
  readonly selected: number
  /** Score or absence and selection by symbol number, as one text. */
  readonly says: string
  /** Reason to publish before its first day; absent: it was not early when proposed. */
  readonly early?: EarlyReason | null
}

/** Proposes the result as it is entered, before its first day with a reason only; no one is notified before a second person confirms. */
export function proposeResult(of: Selection): Process {
  return defineProcess({
    ...step(of, 'publish'),
    run: (given, { transact, session, nowMs, record: openingId }) =>
      transact(async (transaction, did) => {
        const opening = await lockOpening(transaction, of, { openingId, ...session })
        if (opening === null) return unknownOpening(of)
        const ready = await readyOf(transaction, of, { opening, nowMs })
        if (isRefusal(ready)) return ready
        const { first } = opening
        const early = earlyReason(given.reason, first, nowMs)
        const tooEarly = refuseEarly({ first, nowMs, early })
        if (tooEarly !== null) return tooEarly
        const stored: StoredPublication = { ...storedOf(opening, ready), early }
        const id = await propose(
          { transaction, session, nowMs, did },
          {
            sort: of.result,
            subject: subjectOf(of, openingId),
            before: '{}',
            after: JSON.stringify(stored),
          },
        )
        if (isRefusal(id)) return id
        const values = { n: stored.candidates, selected: stored.selected }
        const data = { n_proposal_ID: id, ...values }
        return { summary: selectionMessages.proposed, values, data }
      }),
  })
}

async function readyOf(
  transaction: Transaction,
  of: Selection,
  { opening, nowMs }: { readonly opening: Opening; readonly nowMs: number },
): Promise<Refusal | readonly Candidate[]> {
  const { openingId, published } = opening
  const beside = await of.beside.publishing(transaction, { openingId, nowMs })
  if (beside !== null) return beside
  const candidates = await candidatesOf(transaction, of, openingId)
  const reason = refusePublishing({ isPublished: published !== null, candidates })
  if (reason === null || reason === 'scores-missing') {
    const pending = await refusePending(transaction, of, { openingId, candidates, which: 'score' })
    if (pending !== null) return pending
  }
  const texts = { ...selectionMessages, ...of.texts }
  return reason === null ? candidates : refusal(`rule/${reason}`, texts[reason], { status: 409 })
}

function storedOf(
  { openingId, name }: Opening,
  candidates: readonly Candidate[],
): Omit<StoredPublication, 'early'> {
  const says = candidates.map(
    ({ symbolNumber, score, selected }) =>
      `${symbolNumber} ${score ?? 'absent'}${selected ? ' selected' : ''}`,
  )
  const selected = candidates.filter((each) => each.selected).length
  const counts = { candidates: candidates.length, selected }
  return { openingId, exam: name, ...counts, says: says.join(', ') }
}

/** Confirmed if it is unchanged since the proposal: the selected become eligible, and all candidates are notified. */
export function resultProposals(of: Selection): ProposalType {
  const { openings, applications: table } = of
  return {
    sort: of.result,
    roles: of.roles,
    view: resultView(of),
    async confirm(transaction, { after }, { session, nowMs }) {
      const stored: StoredPublication = JSON.parse(after)
      const { openingId } = stored
      const opening = await lockOpening(transaction, of, { openingId, ...session })
      if (opening === null) return unknownOpening(of)
      const ready = await readyOf(transaction, of, { opening, nowMs })
      if (isRefusal(ready)) return ready
      if (storedOf(opening, ready).says !== stored.says)
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      const tooEarly = refuseEarly({ first: opening.first, nowMs, early: stored.early ?? null })
      if (tooEarly !== null) return tooEarly
      const by = { nowMs, userId: session.userId }
      const published = { result_published: new Date(nowMs) }
      const row = { table: openings, key: keyOf(openings), id: openingId }
      await writeRow(transaction, row, { columns: published, ...by })
      const changes: Change[] = []
      for (const candidate of ready) {
        const { applicationId: record, selected, eligible } = candidate
        const columns = { eligible: selected }
        await writeRow(transaction, { table, key: keyOf(table), id: record }, { columns, ...by })
        changes.push({ table, record, before: { eligible }, after: columns })
        await tell(transaction, of, {
          candidate,
          name: nameInBoth(opening.name, opening.nameNe),
          nowMs,
        })
      }
      return changes
    },
  }
}

function tell(
  transaction: Transaction,
  { applications, result, texts }: Selection,
  at: { readonly candidate: Candidate; readonly name: Message; readonly nowMs: number },
): Promise<void> {
  const { applicationId, partnerId, selected } = at.candidate
  return notifyPartner(transaction, {
    partnerId,
    sort: result,
    event: `${applications}:${applicationId}`,
    message: selected ? texts['notice-selected'] : texts['notice-not-selected'],
    values: { name: at.name },
    nowMs: at.nowMs,
  })
}
