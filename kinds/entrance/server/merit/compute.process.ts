import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { lockOpening, type Opening, unknownOpening } from '#features/selection/server/candidates.ts'
import { selectionMessages } from '#features/selection/rules/messages.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { weightedName } from '../../rules/merit/rule-messages.ts'
import { missingPart } from '../../rules/merit/weights.ts'
import { meritList } from '../../rules/merit/merit-list.ts'
import { entranceMeritCompute } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import { type MeritInput, readApplicants } from './applicants.ts'
import { refuseWhileScheduled } from './exclusive.ts'
import { refuseMeritPending } from '../parts/pending.ts'
import { refuseRules } from './rules.process.ts'
import { findList, findListIn, storeList } from './stored-list.ts'
import { findRules, type StoredRules } from './stored-rules.ts'

/** Computes a merit list and stores it as a new version; one that was published stays until a newer one is. */
export const computeMeritList = defineProcess({
  ...entranceMeritCompute,
  name: { en: 'Compute a merit list', ne: 'योग्यता सूची तयार गर्ने' },
  roles: entranceSelection.roles,
  run: (_, { transact, session, nowMs, record: openingId }) =>
    transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const ready = await readyOf(transaction, opening)
      if (isRefusal(ready)) return ready
      const { stored, input } = ready
      const before = await findList(transaction, openingId)
      const list = meritList(input.applicants, stored.rules)
      const by = { userId: session.userId, nowMs }
      const row = await storeList(transaction, { openingId, stored, input, list, ...by })
      const ranked = list.ranked.length
      const seated = list.seats.filter(({ applicationId }) => applicationId !== null).length
      did({
        table: 'n_entrance_open',
        record: openingId,
        before: { merit_version: before?.version ?? null },
        after: { merit_version: row.version, seats_given: seated },
      })
      return { summary: text.computed, values: { ranked, seated }, data: { ranked, seated } }
    }),
})

async function readyOf(
  transaction: Transaction,
  opening: Opening,
): Promise<Refusal | { readonly stored: StoredRules; readonly input: MeritInput }> {
  const { openingId, full, published } = opening
  const scheduled = await refuseWhileScheduled(transaction, { openingId })
  if (scheduled !== null) return scheduled
  if (published !== null && (await findListIn(transaction, openingId, 'published')) === null)
    return refusal('rule/result-used', text['result-used'], { status: 409 })
  const stored = await findRules(transaction, openingId)
  if (stored === null) return refusal('rule/no-rules', text['no-rules'], { status: 409 })
  const refused = await refuseRules(transaction, opening, stored.rules)
  if (refused !== null) return refused
  const input = await readApplicants(transaction, openingId)
  const { texts } = entranceSelection
  if (input.applicants.length === 0)
    return refusal('rule/no-candidates', texts['no-candidates'], { status: 409 })
  const pending = await refuseMeritPending(transaction, opening)
  if (pending !== null) return pending
  if (input.unscored > 0)
    return refusal('rule/scores-missing', selectionMessages['scores-missing'], { status: 409 })
  if (input.applicants.some(({ score }) => (score ?? 0) > full))
    return refusal('rule/score-outside', text['score-outside'], { values: { full } })
  return refuseMissingPart(input, stored) ?? { stored, input }
}

function refuseMissingPart({ applicants }: MeritInput, { rules }: StoredRules): Refusal | null {
  const missing = missingPart(applicants, rules.weights ?? [])
  if (missing === null) return null
  const values = { n: missing.n, part: weightedName(missing.part) }
  return refusal('rule/part-missing', text['part-missing'], { status: 409, values })
}
