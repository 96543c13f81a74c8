import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
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
import type { StoringContext } from './targets/target.ts'
import type { Targets } from './targets/targets.ts'

/** Stored in a proposal: the plan that was looked at, and whether it is taken back. */
type StoredProposal = { readonly planned: string; readonly takeBack: boolean }

/** Proposes to store, or to take back, a locked file with money; the id of the proposal. */
export async function proposeImport(
  found: FoundImport,
  takeBack: boolean,
  at: StoringContext,
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
export function importProposals(targets: Targets): ProposalType {
  return {
    sort: 'import-money',
    roles: staffWith('due.enter'),
    proof: freshCode,
    async view(reader, { subject, after }, { session }) {
      const id = idIn(subject)
      const found = ofTarget(await findImport(reader, id), targets, session)
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
      const found = ofTarget(await lockImport(transaction, idIn(subject)), targets, session)
      if (isRefusal(found)) return found
      const { planned, takeBack }: StoredProposal = JSON.parse(after)
      if (planned !== planOf(found))
        return refusal('rule/import-plan-changed', text['plan-changed'], { status: 409 })
      const changes: Change[] = []
      const did = (change: Change) => void changes.push(change)
      const context = { transaction, session, nowMs, did }
      if (takeBack) {
        const back = await takePlanBack(found, context)
        return isRefusal(back) ? back : [...changes, back]
      }
      if (found.of.committed !== null)
        return refusal('rule/import-plan-changed', text['plan-changed'], { status: 409 })
      const done = await storePlan(found, context)
      return isRefusal(done) ? done : [...changes, done.change]
    },
  }
}

function idIn(subject: string): number {
  return Number(subject.split(':')[1])
}

function planOf({ of }: FoundImport): string {
  return of.planned?.toISOString() ?? ''
}
