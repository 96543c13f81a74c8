import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { sumOf } from '../rules/compare-settlement.ts'
import { settlementText as text } from '../rules/messages.ts'
import {
  type ComparedSettlement,
  type Settlement,
  settlementRead,
  settlements,
} from '../wire/settlements.ts'
import { arrivalsOf, shownLink } from './arrivals.ts'
import { missingPayments } from './missing-payments.ts'
import { comparedLines } from './settlement-lines.ts'
import { noSettlement } from './taken-settlement.ts'

/** Ten years of a settlement every week. */
const mostListed = 520
/** Of each list of a settlement. */
export const mostRows = 200

const roles = staffWith('payment.read')

/** Imported settlements, the newest first, also those that were taken back. */
export const listProcess = defineProcess({
  ...settlements,
  name: text['list-name'],
  roles,
  shows: [],
  run: async (_given, { database }) => ({
    summary: text.listed,
    data: { settlements: await findSettlements(database.kysely) },
  }),
})

/** A settlement beside the portal: its sums, what differs, and the deposit in which it arrived. Reads only. */
export const readProcess = defineProcess({
  ...settlementRead,
  name: text['read-name'],
  roles,
  shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
  async run({ wallet_settlement_ID: id }, { database, nowMs }) {
    const compared = await database.snapshot((reader) => readSettlement(reader, id, nowMs))
    if (compared === null) return noSettlement()
    return { summary: text.listed, data: { compared } }
  },
})

async function readSettlement(
  reader: Reader,
  id: number,
  nowMs: number,
): Promise<ComparedSettlement | null> {
  const [settlement] = await findSettlements(reader, id)
  if (settlement === undefined) return null
  const { agree, differs, suspense, unknown } = await comparedLines(reader, id)
  const missing = await missingPayments(reader, settlement)
  const net = paisa(settlement.amount - settlement.charge)
  const link = await shownLink(reader, id, nowMs)
  const isFree = link === null && settlement.state !== 'taken-back'
  return {
    settlement,
    agree: { n: agree.length, sum: sumOf(agree) },
    suspense: { n: suspense.length, sum: sumOf(suspense) },
    differs: {
      n: differs.length,
      sum: sumOf(differs.map(({ line }) => line)),
      rows: differs.slice(0, mostRows).map(({ line, own }) => ({
        ...line,
        own: own.amount,
        partnerId: own.partnerId ?? 0,
        name: own.name,
      })),
    },
    unknown: { n: unknown.length, sum: sumOf(unknown), rows: unknown.slice(0, mostRows) },
    missing: { n: missing.length, sum: sumOf(missing), rows: missing.slice(0, mostRows) },
    link,
    arrivals: isFree ? await arrivalsOf(reader, { ...settlement, net }) : [],
  }
}

async function findSettlements(reader: Reader, only?: number): Promise<readonly Settlement[]> {
  const rows = await reader
    .selectFrom('wallet_settlement as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.imported_by')
    .leftJoin('wallet_settlement_link as k', (join) =>
      join
        .onRef('k.wallet_settlement_id', '=', 's.wallet_settlement_id')
        .on('k.undone', 'is', null),
    )
    .select(['s.wallet_settlement_id as id', 's.file_name', 's.first_day', 's.last_day'])
    .select(['s.lines', 's.amount', 's.charge', 's.imported', 's.taken_back', 'u.name as by'])
    .select('k.wallet_settlement_link_id as link')
    .$if(only !== undefined, (query) => query.where('s.wallet_settlement_id', '=', only ?? 0))
    .orderBy('s.last_day', 'desc')
    .orderBy('s.wallet_settlement_id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    firstDay: day(row.first_day),
    lastDay: day(row.last_day),
    lines: row.lines,
    amount: paisa(row.amount),
    charge: paisa(row.charge),
    importedBy: row.by,
    imported: row.imported.toISOString(),
    state: row.taken_back !== null ? 'taken-back' : row.link === null ? 'waits' : 'in-the-bank',
  }))
}
