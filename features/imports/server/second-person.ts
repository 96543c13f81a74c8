import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { openingMessages as text } from '../rules/opening-messages.ts'
import { notToTakeBack, storableRows, storePlan, takePlanBack } from './plan/store-plan.ts'
import { countRows, findImport, lockImport } from './plan/stored-import.ts'
import { importProposal } from './plan/waiting.ts'
import { type FoundImport, ofTarget } from './show-import.ts'

/** Stored in a proposal: the plan that was looked at, and whether it is taken back. */
type StoredProposal = { readonly planned: string; readonly takeBack: boolean }

type Proposing = {
  readonly transaction: Transaction
  readonly session: ProcessContext['session']
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/** Proposes to store, or to take back, a locked file with money; the id of the proposal. */
export async function proposeImport(
  found: FoundImport,
  takeBack: boolean,
  at: Proposing,
): Promise<Refusal | number> {
  const refused = takeBack ? notToTakeBack(found) : await storableRows(found, at)
  if (isRefusal(refused)) return refused
  const stored: StoredProposal = { planned: planOf(found), takeBack }
  return propose(at, {
    ...importProposal(found.of.id),
    before: JSON.stringify({}),
    after: JSON.stringify(stored),
  })
}

/** A second person confirms a file with money after looking at its sums. */
export function importProposals(dictionary: Dictionary): ProposalType {
  return {
    sort: 'import-money',
    roles: staffWith('due.enter'),
    proof: freshCode,
    async view(reader, { subject, after }, { session }) {
      const id = idIn(subject)
      const found = ofTarget(await findImport(reader, id), dictionary, session.role)
      if (isRefusal(found)) return null
      const { takeBack }: StoredProposal = JSON.parse(after)
      const counts = await countRows(reader, id)
      const sums = (await found.target.sums?.(id, { transaction: reader })) ?? []
      const field = (name: keyof typeof text, value: string) => ({
        name: text[name],
        now: takeBack ? value : null,
        proposed: takeBack ? null : value,
      })
      return {
        subject: takeBack ? text['taken-back'] : sameInBoth(found.of.fileName),
        fields: [
          field('file', found.of.fileName),
          field('rows', String(counts.new)),
          ...sums.map(({ name, amount }) => ({
            name,
            now: takeBack ? { paisa: amount } : null,
            proposed: takeBack ? null : { paisa: amount },
          })),
        ],
        checks: [],
        lists: [],
        sheet: `/setup/import?file=${id}`,
      }
    },
    async confirm(transaction, { subject, after }, { session, nowMs }) {
      const found = ofTarget(await lockImport(transaction, idIn(subject)), dictionary, session.role)
      if (isRefusal(found)) return found
      const { planned, takeBack }: StoredProposal = JSON.parse(after)
      if (planned !== planOf(found))
        return refusal('rule/import-plan-changed', text['plan-changed'], { status: 409 })
      const context = { transaction, session, nowMs }
      if (takeBack) return takePlanBack(found, context)
      if (found.of.committed !== null)
        return refusal('rule/import-plan-changed', text['plan-changed'], { status: 409 })
      const done = await storePlan(found, context)
      return isRefusal(done) ? done : done.change
    },
  }
}

function idIn(subject: string): number {
  return Number(subject.split(':')[1])
}

function planOf({ of }: FoundImport): string {
  return of.planned?.toISOString() ?? ''
}
