import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { joinedInBoth, type Message, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Looking } from '#features/desk/server/queue-source.ts'
import { servesOn } from '#features/bank-accounts/rules/facts.ts'
import { findBankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import {
  isBlocking,
  mayGoToCredit,
  type VoucherFacts,
  type VoucherFinding,
  voucherFindings,
} from '#features/payments/rules/slips/voucher-checks.ts'
import {
  blockedBy,
  voucherDesk as text,
} from '#features/payments/rules/slips/voucher-desk-messages.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { type VoucherAccounts, voucherChecks } from './voucher-check-rows.ts'
import { alsoPaid, otherUses, paymentsBefore, slipFile } from './voucher-history.ts'
import { voucherReturn } from './voucher-return.ts'
import { knownOf } from './voucher-facts.ts'
import { selectWaiting, type WaitingRow } from './voucher-rows.ts'

type EvidenceContext = Looking & Pick<PaymentsContext, 'kinds' | 'settings'>

/** The slip beside what was typed, what the bank's statements say, and what is needed. */
export async function voucherEvidence(
  database: Database,
  record: number,
  at: EvidenceContext,
): Promise<Evidence | null> {
  const row = await selectWaiting(database).where('v.c_payment_id', '=', record).executeTakeFirst()
  if (row === undefined) return null
  const [known] = await knownOf(database, [row], at)
  if (known === undefined) return null
  const { facts, claims } = known
  const blocking = voucherFindings(facts).find(isBlocking)
  const others = await otherUses(database, claims, facts.isUsed)
  const accounts = await accountsOfVoucher(database, row, at)
  const approve = {
    slug: 'voucher_approve',
    body: { c_payment_ID: record, amount: toRupees(creditedOf(facts)) },
    label: text.approve,
    outcome: text.outcome,
    takesAmount: true,
  }
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: joinedInBoth(
      ' · ',
      sameInBoth(row.phone),
      nameInBoth(row.description, row.description_ne),
    ),
    since: row.created.toISOString(),
    amount: row.payamt,
    columns: [text.fact, text.typed, text.statement, text.needed],
    checks: voucherChecks(row, facts, { today: dayInNepal(at.nowMs), accounts }),
    alerts: others.map(({ title, words }) => ({ title, text: words })),
    facts: [],
    files: [...(await slipFile(database, record)), ...others.flatMap(({ files }) => files)],
    history: await paymentsBefore(database, row),
    alsoPaid: await alsoPaid(database, row),
    blocked: blocking === undefined ? null : (blockedSentences[blocking] ?? null),
    approve,
    ...(mayGoToCredit(voucherFindings(facts)) ? { instead: toCredit(approve) } : {}),
    turnBack: voucherReturn(row, facts, { record, nowMs: at.nowMs }),
  }
}

/** Accounts of the voucher's fee on the day it was paid, and the one the student chose. */
async function accountsOfVoucher(
  { kysely }: Database,
  row: WaitingRow,
  { nowMs }: EvidenceContext,
): Promise<VoucherAccounts> {
  const all = await findBankAccounts(kysely)
  const purpose = findPaymentType(row.payment_type)
  const day = findDay(row.slip_day ?? '') ?? dayInNepal(nowMs)
  return {
    chosen: all.find(({ id }) => id === row.n_bank_account_id) ?? null,
    serving: purpose === null ? [] : all.filter((each) => servesOn(each, purpose, day)),
  }
}

/** The same approval, with the money going to the student's credit. */
function toCredit(approve: Evidence['approve']): NonNullable<Evidence['instead']> {
  return {
    ...approve,
    body: { ...approve.body, to_credit: true },
    label: text['to-credit'],
    outcome: text['to-credit-outcome'],
    done: text['taken-to-credit'],
    icon: 'credit',
  }
}

const blockedSentences: Partial<Record<VoucherFinding, Message>> = blockedBy

/** Amount the desk proposes to credit: the one on the bank's line if there is one, else the typed one. */
function creditedOf({ bank, typed }: VoucherFacts): Money {
  return bank.is === 'line' ? bank.line.amount : typed
}
