import { type Day, day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { BankAccount } from '#features/bank-accounts/rules/facts.ts'
import type { CheckRow, DeskValue } from '#features/desk/wire/evidence.ts'
import {
  isAwaited,
  isBlocking,
  type VoucherFacts,
  type VoucherFinding,
  voucherFindings,
} from '#features/payments/rules/slips/voucher-checks.ts'
import {
  findingWords,
  voucherDesk as text,
} from '#features/payments/rules/slips/voucher-desk-messages.ts'
import type { WaitingRow } from './voucher-rows.ts'

/** Accounts that the fee of a voucher may be paid into. */
export type VoucherAccounts = {
  /** Null: the student did not choose one. */
  readonly chosen: BankAccount | null
  readonly serving: readonly BankAccount[]
}

/** Always the same rows in the same order, so that the eye learns the place: typed, in the bank, needed. */
export function voucherChecks(
  row: WaitingRow,
  facts: VoucherFacts,
  { today, accounts }: { readonly today: Day; readonly accounts: VoucherAccounts },
): readonly CheckRow[] {
  const { typed, owed, slipDay } = facts
  const bank = bankText(facts)
  const check = checkOf(facts)
  return [
    check(
      text.amount,
      [{ paisa: typed }, bank.amount, { paisa: owed }],
      ['bank-differs', 'nothing-owed', 'amount-short', 'amount-over'],
    ),
    check(
      text.number,
      [row.slip_number ?? '-', bank.number, text['not-used']],
      ['used-before', 'claimed-twice', 'look-alike', 'line-used', 'line-needed', 'no-line'],
    ),
    check(
      text.bank,
      [[row.bank, row.branch].filter(Boolean).join(', ') || '-', bank.bank, text['any-bank']],
      [],
    ),
    check(text['paid-by'], [row.name, bank.depositor, text['the-student']], ['other-depositor']),
    check(
      text['date-paid'],
      [slipDay === null ? '-' : { day: slipDay }, bank.day, untilOf(facts, today)],
      ['paid-late', 'no-day', 'bank-day'],
    ),
    accountRow(facts, accounts),
  ]
}

/**
 * The student chose the account where there are several; else it is read off the slip. A statement is of the university's
 * own, so its line agrees.
 */
function accountRow(facts: VoucherFacts, { chosen, serving }: VoucherAccounts): CheckRow {
  const ends = (list: readonly BankAccount[]) =>
    list.map(({ number }) => `…${number.slice(-6)}`).join(', ')
  const isOnly = serving.length === 1 && serving[0]?.id === chosen?.id
  const [typed, needed] = [chosen === null || isOnly ? '' : ends([chosen]), ends(serving) || '-']
  const account = typed || needed
  const inBank = { line: account, 'no-line': '-', 'no-statement': text['no-statement'] } as const
  return {
    fact: text.account,
    values: [typed || text['on-the-slip'], inBank[facts.bank.is], needed],
    sign: isAwaited(facts) ? 'unknown' : 'agree',
    note: null,
  }
}

/** A row with the weightiest of its findings; what was typed, what the bank says, what is needed. */
function checkOf(facts: VoucherFacts) {
  const findings = voucherFindings(facts)
  return (
    fact: Message,
    values: readonly [typed: DeskValue, bank: DeskValue, needed: DeskValue],
    mine: readonly VoucherFinding[],
  ): CheckRow => {
    const finding = findings.find((each) => mine.includes(each))
    const quiet = mine.includes('no-line') && isAwaited(facts) ? 'unknown' : 'agree'
    return {
      fact,
      values,
      sign: finding === undefined ? quiet : isBlocking(finding) ? 'block' : 'look',
      note: finding === undefined || finding === 'no-line' ? null : noteOf(finding, facts),
    }
  }
}

/** The bank's column. A statement does not say at which bank a slip was stamped; its remarks may name who paid. */
function bankText({
  bank,
}: VoucherFacts): Record<'amount' | 'number' | 'bank' | 'depositor' | 'day', DeskValue> {
  if (bank.is === 'no-statement') {
    const none = text['no-statement']
    return { amount: none, number: none, bank: none, depositor: none, day: none }
  }
  if (bank.is === 'no-line')
    return { amount: '-', number: text['not-in-statement'], bank: '-', depositor: '-', day: '-' }
  const { amount, number, day: posted, remarks } = bank.line
  const depositor = remarks === '' ? '-' : remarks
  return { amount: { paisa: amount }, number, bank: '-', depositor, day: { day: posted } }
}

function untilOf({ payUntil }: VoucherFacts, today: Day): DeskValue {
  if (payUntil === null) return text['any-day']
  const lastDay = (language: 'en' | 'ne') => formatShortDay(day(payUntil), language, today)
  return sayInBoth(text['by-day'], { day: { en: lastDay('en'), ne: lastDay('ne') } })
}

function noteOf(finding: VoucherFinding, { typed, owed, bank }: VoucherFacts): Message {
  if (finding === 'amount-short') return byHowMuch(text.short, owed - typed)
  if (finding === 'amount-over') return byHowMuch(text.over, typed - owed)
  if (finding !== 'bank-differs' || bank.is !== 'line') return findingWords[finding]
  const more = bank.line.amount - typed
  return byHowMuch(more < 0 ? text['bank-less'] : text['bank-more'], Math.abs(more))
}

function byHowMuch(message: Message, difference: number): Message {
  const amount: Money = paisa(difference)
  return sayInBoth(message, { amount: rsInBoth(amount) })
}
