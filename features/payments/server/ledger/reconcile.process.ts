import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { formatAmount } from '#platform/pure/money/format.ts'
import { day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type OurPayment,
  proposeMatches,
  reconcile,
  type WaitingVoucher,
} from '#features/payments/rules/statements/reconcile.ts'
import { readStatement, type StatementLine } from '#features/payments/rules/statements/statement.ts'
import { noSheet } from '../statements/read-statement-file.ts'
import { reconcileMessages as text } from '#features/payments/rules/statements/reconcile-messages.ts'

const sources = ['khalti', 'bank'] as const
type Source = (typeof sources)[number]

/**
 * Compares a statement of the provider or the bank with the ledger: theirs only, ours only, amounts that differ, and for a
 * bank statement the vouchers it would explain. Reads only; nothing is credited here.
 */
export const reconcileProcess = defineProcess({
  ...contracts.paymentReconcile,
  name: { en: 'Reconcile a statement', ne: 'स्टेटमेन्ट मिलान' },
  roles: staffWith('payment.reconcile'),
  shows: [{ table: 'c_payment' }],
  async run(given, { database, nowMs }) {
    const source = sources.find((each) => each === given.source)
    if (source === undefined) return refusal('rule/unknown-source', text['unknown-source'])
    const lines = readStatement(given.statement, dayInNepal(nowMs))
    if ('is' in lines)
      return lines.is === 'bad-line'
        ? refusal('rule/bad-line', text['bad-line'], { values: { line: lines.line } })
        : noSheet(lines)
    const ours = await ourPayments(database, source, lines)
    const found = reconcile(lines, ours)
    const vouchers = source === 'bank' ? await waitingVouchers(database) : []
    return {
      summary: text.done,
      data: {
        matched: found.matched,
        theirs_only: found.theirsOnly.map(theirsToWire),
        ours_only: found.oursOnly.map(oursToWire),
        amounts_differ: found.amountsDiffer.map(({ theirs, ours }) => ({
          theirs: theirsToWire(theirs),
          ours: oursToWire(ours),
        })),
        proposals: proposeMatches(vouchers, found.theirsOnly).map(({ paymentId, line, by }) => ({
          C_Payment_ID: paymentId,
          line,
          by,
        })),
      },
    }
  },
})

function theirsToWire({ line, reference, amount, day }: StatementLine) {
  return { line, reference, amount: toRupees(amount), shown: formatAmount(amount), day }
}

function oursToWire({ paymentId, reference, amount, day }: OurPayment) {
  return {
    C_Payment_ID: paymentId,
    reference,
    amount: toRupees(amount),
    shown: formatAmount(amount),
    day,
  }
}

/** Credited payments of the source within the statement's days; all of them when it has no days. */
async function ourPayments(
  database: Database,
  source: Source,
  lines: readonly StatementLine[],
): Promise<OurPayment[]> {
  const days = lines
    .flatMap(({ day }) => (day === null ? [] : [day]))
    .toSorted((one, other) => one.localeCompare(other))
  const rows = await database.kysely
    .selectFrom('c_payment as p')
    .innerJoin('receipt as r', 'r.c_payment_id', 'p.c_payment_id')
    .leftJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
    .select([
      'p.c_payment_id',
      'p.orig_trxid',
      'p.payamt',
      'p.dateacct',
      'v.slip_number',
      'v.slip_day',
    ])
    .where('p.tendertype', '=', source === 'khalti' ? 'Khalti' : 'Voucher')
    .where((of) => of.or([of('v.state', 'is', null), of('v.state', '<>', 'REVERSED')]))
    .execute()
  const from = days[0] ?? '0000'
  const to = days.at(-1) ?? '9999'
  return rows
    .map((row) => ({
      paymentId: row.c_payment_id,
      reference: (source === 'khalti' ? row.orig_trxid : row.slip_number) ?? '',
      amount: paisa(row.payamt),
      day: day(row.slip_day ?? row.dateacct),
    }))
    .filter((payment) => payment.day >= from && payment.day <= to)
}

async function waitingVouchers(database: Database): Promise<WaitingVoucher[]> {
  const rows = await database.kysely
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .select(['v.c_payment_id', 'v.slip_number', 'v.slip_day', 'p.payamt'])
    .where('v.state', '=', 'SUBMITTED')
    .execute()
  return rows.map((row) => ({
    paymentId: row.c_payment_id,
    number: row.slip_number ?? '',
    amount: paisa(row.payamt),
    day: row.slip_day === null ? null : findDay(row.slip_day),
  }))
}
