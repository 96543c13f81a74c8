import { staffWith } from '#features/roles/rules/facts.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import * as v from 'valibot'
import { paisa } from '#platform/pure/money/money.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { setOffMessages as text } from '#features/payments/rules/money/set-off-messages.ts'
import { readTarget } from '../owed/claim.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { Aid } from './aid.ts'
import { setOffView } from './money-views.ts'
import { findKind } from '../core/payable-kind.ts'
import { claimSetOff, postSetOff, type SetOff } from './set-off.ts'

const roles = staffWith('credit.decide')

type Kinds = Pick<PaymentsContext, 'kinds'>

/** Stored in a proposal. */
type StoredSetOff = {
  readonly awardId: number
  readonly paymentType: string
  readonly referenceId: number
  readonly amount: number
}

/** Lets the cashier propose to set an award or credit off against a fee; without an amount, as much as possible. */
export function setOffProcess(aid: Aid, { kinds }: Kinds): Process {
  const contract = recordContract(aid.slug, aid, {
    payment_type: argument.text(),
    payment_reference_id: argument.integer(),
    amount: v.optional(argument.amount()),
  })
  return defineProcess({
    ...contract,
    name: aid.name,
    roles,
    run: (given, { session, nowMs, transact, record: awardId }) =>
      transact(async (transaction, did) => {
        const target = readTarget(given, kinds)
        if (isRefusal(target)) return target
        const amount = given.amount === undefined ? null : paisa(given.amount)
        const possible = await claimSetOff(transaction, aid, { ...target, awardId, amount, nowMs })
        if (isRefusal(possible)) return possible
        const stored: StoredSetOff = {
          awardId,
          paymentType: target.kind.paymentType,
          referenceId: target.referenceId,
          amount: possible.amount,
        }
        const subject = `${aid.table}:${awardId}`
        const before = JSON.stringify({ left: possible.award.left })
        const command = { sort: aid.sort, subject, before, after: JSON.stringify(stored) }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })
}

/** A second person confirms it: the ledger has it once, by the proposal's id. */
export function setOffProposals(aid: Aid, { kinds }: Kinds): ProposalType {
  return {
    sort: aid.sort,
    roles,
    view: setOffView({ kinds }),
    proof: freshCode,
    async confirm(transaction, { n_proposal_id, after }, { nowMs }) {
      const stored = JSON.parse(after) as StoredSetOff
      const command = setOffOf(stored, { kinds })
      if (isRefusal(command)) return command
      const source = `${aid.source}:${stored.awardId}:${n_proposal_id}`
      const posted = await postSetOff(transaction, aid, { ...command, source, nowMs })
      if (isRefusal(posted)) return posted
      const { award, amount } = posted
      return {
        table: aid.table,
        record: stored.awardId,
        before: { left: award.left },
        after: { left: award.left - amount, set_off: amount, source },
      }
    },
  }
}

function setOffOf(stored: StoredSetOff, { kinds }: Kinds): SetOff | Refusal {
  const kind = findKind(kinds, stored.paymentType)
  if (kind === undefined) return refusal('rule/type-unknown', paymentMessages['type-unknown'])
  const { referenceId, awardId, amount } = stored
  return { kind, referenceId, awardId, amount: paisa(amount) }
}
