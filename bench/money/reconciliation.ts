import { sql } from 'kysely'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { aPuzzle } from '#features/reconciliation/testing/at-reconciliation.ts'
import type { Reconciliation } from '#features/reconciliation/wire/reconciliation.ts'
import { todayOf } from '#testing/test-server.ts'
import { ownUniversity } from '../load/own-university.ts'
import { row } from '../load/plain-page.ts'

/**
 * 100,000 lines of bank statements against as many vouchers of twenty days: every other number is in the bank, all amounts
 * are equal. Bar: 10 s. `npm run bench -- reconciliation 10000` measures another size.
 */
const size = Number(process.argv[2] ?? 100_000)
const days = 20
const times = 5

const at = await ownUniversity()
const today = todayOf(at)
const { lineId, paymentId } = await aPuzzle(at, await at.staff('administrator'), 0)
await fill()
const cashier = await at.staff('cashier')

for (const [name, first] of [
  ['all days', addDays(today, 1 - days)],
  ['one day', addDays(today, -3)],
] as const) {
  const asked = { first_day: first, last_day: name === 'all days' ? today : first }
  const took: number[] = []
  let counts = ''
  for (let turn = 0; turn < times; turn++) {
    const started = performance.now()
    const { body } = await cashier.post(processPath('reconciliation'), asked)
    took.push(performance.now() - started)
    const { reconciliation } = body['data'] as { reconciliation: Reconciliation }
    counts = Object.values(reconciliation.counts).join(' / ')
  }
  const slowest = `${(Math.max(...took) / 1000).toFixed(1)} s`
  console.log(row(`${name}: ${counts}`, slowest, '10 s'))
  console.log(
    row('memory, with the client', `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`, ''),
  )
}
await at.end()

/** Copies of one line and of one voucher. */
async function fill(): Promise<void> {
  await at.database.transaction(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`
      insert into bank_statement_line (bank_statement_id, line, number, number_key, day, amount, remarks)
      select bank_statement_id, 10 + g, case g % 2 when 0 then 'V-' else 'X-' end || g,
        case g % 2 when 0 then 'v' else 'x' end || g, ${today}::date - g / 2 % ${days}::int, amount, 'Payer ' || g
      from bank_statement_line, generate_series(1, ${size}::int) g
      where bank_statement_line_id = ${lineId}`.execute(transaction)
    await sql`with made as (
        insert into c_payment (c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt, dateacct,
          docstatus, description, orig_trxid)
        select c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt,
          ${today}::date - g / 2 % ${days}::int, docstatus, description, 'made ' || g
        from c_payment, generate_series(1, ${size}::int) g where c_payment_id = ${paymentId}
        returning c_payment_id, dateacct, substr(orig_trxid, 6) as g)
      insert into voucher (c_payment_id, stored_file_id, sha256, state, submitted_by, bank, slip_number,
        slip_key, slip_day, n_bank_account_id)
      select m.c_payment_id, v.stored_file_id, md5(m.g), v.state, v.submitted_by, v.bank, 'V-' || m.g,
        'v' || m.g, m.dateacct, v.n_bank_account_id
      from made m, voucher v where v.c_payment_id = ${paymentId}`.execute(transaction)
  })
  await sql`vacuum analyze`.execute(at.database.kysely)
}
