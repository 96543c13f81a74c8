import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatBs } from '#platform/pure/calendar/format.ts'
import { asSaid, type Message, sayInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, paisa, toRupees } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Looking } from '#features/desk/server/queue-source.ts'
import type { CheckRow, Evidence, Said } from '#features/desk/wire/desk.ts'
import {
  isBlocking,
  type VoucherFacts,
  type VoucherFinding,
  voucherFindings,
} from '../../rules/voucher-checks.ts'
import { blockedBy, findingWords, voucherDesk as text } from '../../rules/voucher-desk-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { otherUse, paymentsBefore, slipFile } from './voucher-history.ts'
import { voucherReturn } from './voucher-return.ts'
import { factsOf, payableOf, selectWaiting, type WaitingRow } from './voucher-rows.ts'

type At = Looking & Pick<PaymentsContext, 'kinds'>

/** The slip beside what was typed, what the bank says (no statement is read yet), and what is needed. */
export async function voucherEvidence(
  database: Database,
  record: number,
  at: At,
): Promise<Evidence | null> {
  const row = await selectWaiting(database).where('v.c_payment_id', '=', record).executeTakeFirst()
  if (row === undefined) return null
  const facts = await factsNow(database, row, at)
  const findings = voucherFindings(facts)
  const blocking = findings.find(isBlocking)
  const used = facts.isUsed ? await otherUse(database, row) : null
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: asSaid([row.phone, row.description].filter((each) => each !== '').join(' · ')),
    since: row.created.toISOString(),
    amount: row.payamt,
    columns: [text.fact, text.typed, text.statement, text.needed],
    checks: checksOf(row, facts, findings),
    alerts: used === null ? [] : [{ title: text['used-title'], text: used.words }],
    facts: [],
    files: [...(await slipFile(database, record)), ...(used?.files ?? [])],
    history: await paymentsBefore(database, row),
    blocked: blocking === undefined ? null : (blockedSentences[blocking] ?? null),
    approve: {
      slug: 'voucher_approve',
      body: { c_payment_ID: record, amount: toRupees(facts.typed) },
      label: text.approve,
      outcome: text.outcome,
      takesAmount: true,
    },
    turnBack: voucherReturn(row, facts, { record, nowMs: at.nowMs }),
  }
}

const blockedSentences: Partial<Record<VoucherFinding, Message>> = blockedBy

async function factsNow(database: Database, row: WaitingRow, at: At): Promise<VoucherFacts> {
  const of = payableOf(row, at)
  const document =
    of === null ? null : await of.kind.read(database.kysely, of.referenceId, dayInNepal(at.nowMs))
  const owed = document === null ? paisa(0) : paisa(document.fee - document.paid)
  return factsOf(row, { owed, payUntil: document?.payUntil ?? null, by: at.session })
}

/** Always the same rows in the same order, so that the eye learns the place. */
function checksOf(
  row: WaitingRow,
  facts: VoucherFacts,
  findings: readonly VoucherFinding[],
): readonly CheckRow[] {
  const { typed, owed, slipDay, payUntil } = facts
  const check = (
    fact: Message,
    [said, needed]: readonly [Said, Said],
    mine: readonly VoucherFinding[],
  ): CheckRow => {
    const finding = findings.find((each) => mine.includes(each))
    return {
      fact,
      values: [said, text['no-statement'], needed],
      sign: finding === undefined ? 'agree' : isBlocking(finding) ? 'block' : 'look',
      note: finding === undefined ? null : noteOf(finding, facts),
    }
  }
  const until =
    payUntil === null ? text['any-day'] : sayInBoth(text['by-day'], { day: dayWords(payUntil) })
  return [
    check(
      text.amount,
      [{ paisa: typed }, { paisa: owed }],
      ['nothing-owed', 'amount-short', 'amount-over'],
    ),
    check(text.number, [row.slip_number ?? '-', text['not-used']], ['used-before']),
    check(
      text.bank,
      [[row.bank, row.branch].filter(Boolean).join(', ') || '-', text['any-bank']],
      [],
    ),
    check(
      text['date-paid'],
      [slipDay === null ? '-' : { day: slipDay }, until],
      ['paid-late', 'no-day'],
    ),
  ]
}

function noteOf(finding: VoucherFinding, { typed, owed }: VoucherFacts): Message {
  if (finding === 'amount-short') return byHowMuch(text.short, paisa(owed - typed))
  if (finding === 'amount-over') return byHowMuch(text.over, paisa(typed - owed))
  return findingWords[finding]
}

function byHowMuch(message: Message, amount: Money): Message {
  return sayInBoth(message, { amount: { en: formatRs(amount, 'en'), ne: formatRs(amount, 'ne') } })
}

function dayWords(on: string): Message {
  const said = (language: 'en' | 'ne') => formatBs(day(on), language) ?? on
  return { en: said('en'), ne: said('ne') }
}
