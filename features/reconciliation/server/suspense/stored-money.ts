import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import type { ProposalField, ProposalView } from '#features/two-people/wire/open-proposal.ts'
import { placementText as text, suspenseText } from '../../rules/suspense-messages.ts'
import { bankSays } from '../placeable.ts'

/** Stored in a proposal: money in suspense that leaves it, and why. */
export type StoredMoney = {
  readonly item: string
  readonly amount: Money
  readonly reason: string
}

/** Proposes something of money in suspense. */
export async function proposeMoney(
  proposing: Parameters<typeof propose>[0],
  sort: string,
  stored: StoredMoney,
): Promise<Refusal | ProcessResult> {
  const after = JSON.stringify(stored)
  const proposed = await propose(proposing, { sort, subject: stored.item, before: '{}', after })
  if (isRefusal(proposed)) return proposed
  return { summary: suspenseText.proposed, data: { n_proposal_ID: proposed } }
}

/** The money as the bank describes it, and where it goes (`to`), for the second person; null: it is gone. */
export async function moneyView(
  reader: Reader,
  { item, amount, reason }: StoredMoney,
  to: Readonly<Partial<Record<keyof typeof text, string>>> = {},
): Promise<ProposalView | null> {
  const bank = await bankSays(reader, item)
  if (bank === null) return null
  const fields: Partial<Record<keyof typeof text, ProposalField['proposed']>> = {
    amount: { paisa: amount },
    money: bank.number || item,
    remarks: bank.remarks,
    day: dayInBoth(bank.day),
    ...to,
    reason,
  }
  return {
    subject: sameInBoth(bank.remarks || bank.number || item),
    fields: Object.entries(fields).map(([name, proposed]) => ({
      name: text[name as keyof typeof text],
      now: null,
      proposed,
    })),
    checks: [],
    lists: [],
    sheet: null,
  }
}
