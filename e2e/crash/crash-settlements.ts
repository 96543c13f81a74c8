import '#features/settlements/server/tables.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Acknowledged, Work } from './crash-work.ts'

/** A settlement of the wallet for each of its payments that is in none, without a charge. How many are not linked. */
export async function importSettlements({ kysely }: Database): Promise<number> {
  const payments = await kysely
    .selectFrom('c_payment')
    .select(['orig_trxid as number', 'dateacct as day', 'payamt as amount'])
    .where('tendertype', '=', 'Khalti')
    .where('docstatus', '=', 'AP')
    .where('orig_trxid', 'not in', (of) => of.selectFrom('wallet_settlement_line').select('number'))
    .execute()
  const { ad_user_id: imported_by } = await kysely
    .selectFrom('ad_user')
    .select('ad_user_id')
    .executeTakeFirstOrThrow()
  for (const { number, day, amount } of payments) {
    if (number === null) continue
    const file = { file_name: `${number}.csv`, sha256: number, first_day: day, last_day: day }
    const { wallet_settlement_id } = await kysely
      .insertInto('wallet_settlement')
      .values({ ...file, lines: 1, amount, charge: 0, imported_by, imported: new Date() })
      .returning('wallet_settlement_id')
      .executeTakeFirstOrThrow()
    await kysely
      .insertInto('wallet_settlement_line')
      .values({ wallet_settlement_id, line: 1, number, day, amount, charge: 0 })
      .execute()
  }
  const { waiting } = await kysely
    .selectFrom('wallet_settlement as s')
    .leftJoin('wallet_settlement_link as k', 'k.wallet_settlement_id', 's.wallet_settlement_id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('k.wallet_settlement_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

type Waiting = { readonly id: number; readonly state: string }

/** Links settlements to deposits of the bank, one after another. Linking the same two again is harmless. */
export async function linkSettlements(work: Work, token: string): Promise<void> {
  const { line, people, known, stopping } = work
  while (!stopping.aborted) {
    const listed = await line.post('/api/v1/processes/wallet_settlements', token, {})
    const all: readonly Waiting[] = Object(listed?.body['data'])['settlements'] ?? []
    for (const { id } of all.filter(({ state }) => state === 'waits')) {
      const lineId = people.lines.shift()
      const command = { wallet_settlement_ID: id, bank_statement_line_ID: lineId }
      const done = await line.insist(() =>
        line.post('/api/v1/processes/wallet_settlement_link', token, command),
      )
      if (done?.body['isError'] === false && lineId !== undefined)
        known.settlements.push({ settlementId: id, lineId })
    }
    await wait(100)
  }
}

/** Every acknowledged link of a settlement is there and in the ledger. */
export async function judgeSettlements({ kysely }: Database, known: Acknowledged) {
  const links = await kysely.selectFrom('wallet_settlement_link').selectAll().execute()
  const lineOf = new Map(links.map((row) => [row.wallet_settlement_id, row.bank_statement_line_id]))
  return known.settlements
    .filter(({ settlementId, lineId }) => lineOf.get(settlementId) !== lineId)
    .map(({ settlementId }) => `lost: link of settlement ${settlementId}`)
}
