import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { findSha256 } from '#platform/server/files/file-store.ts'
import { khaltiClient } from '#features/payments/server/khalti-client.ts'
import {
  type KhaltiSimulator,
  startKhaltiSimulator,
} from '#features/payments/server/khalti-simulator.ts'
import { sweepAttempts } from '#features/payments/server/sweeper.ts'
import { brokenInvariants } from '#features/payments/server/broken-invariants.ts'
import { entrancePayable } from '#kinds/entrance/server/payable.ts'
import type { Place } from './crash-server.ts'
import type { Acknowledged } from './crash-writers.ts'

export type Verdict = {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly broken: readonly string[]
  /** Payments that nobody came back for and the sweeper credited. */
  readonly swept: number
}

/** Opens what the killed server left, lets the sweeper do its work, and compares with what was acknowledged. */
export async function judge(place: Place, known: Acknowledged): Promise<Verdict> {
  const database = await openDatabase({ url: place.url, dataDir: place.folder })
  const simulator = await startKhaltiSimulator({
    port: 0,
    hostName: '127.0.0.1',
    nowMs: Date.now,
    file: join(place.folder, 'khalti-simulator.json'),
  })
  const before = await countPaid(database)
  await sweep(database, simulator)
  const swept = (await countPaid(database)) - before
  const lost = [
    ...(await lostRows(database, known)),
    ...(await lostPayments(database, { known, simulator })),
    ...(await lostFiles(place, known)),
  ]
  const doubled = await doubledRows(database)
  const broken = await brokenInvariants(database)
  await simulator.close()
  await database.close()
  return { lost, doubled, broken, swept }
}

/** The real sweeper, some minutes later than the last crash, until nothing is due. */
async function sweep(database: Database, simulator: KhaltiSimulator): Promise<void> {
  const later = 3 * 60_000
  const context = {
    database,
    khalti: khaltiClient({ apiUrl: simulator.apiUrl, payHosts: [], secretKey: 'simulator' }),
    kinds: new Map([[entrancePayable.paymentType, entrancePayable]]),
    nowMs: () => Date.now() + later,
    portalUrl: '',
    merchant: { name: '', email: '' },
  }
  const isDue = async () =>
    (await database.kysely
      .selectFrom('payment_attempt')
      .select('payment_attempt_id')
      .where('next_check', '<=', new Date(context.nowMs()))
      .executeTakeFirst()) !== undefined
  while (await isDue()) await sweepAttempts(context)
}

async function countPaid({ kysely }: Database): Promise<number> {
  const { n } = await kysely
    .selectFrom('payment_attempt')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('state', '=', 'PAID')
    .executeTakeFirstOrThrow()
  return n
}

async function lostRows({ kysely }: Database, known: Acknowledged): Promise<string[]> {
  const applications = await kysely.selectFrom('n_entrance_reg').selectAll().execute()
  const byId = new Map(applications.map((row) => [row.n_entrance_reg_id, row]))
  const vouchers = await kysely.selectFrom('voucher').selectAll().execute()
  const byPayment = new Map(vouchers.map((row) => [row.c_payment_id, row]))
  const attempts = await kysely.selectFrom('payment_attempt').selectAll().execute()
  const byAttempt = new Map(attempts.map((row) => [row.payment_attempt_id, row]))
  return [
    ...known.applications
      .filter(({ id, partnerId, openingId }) => {
        const row = byId.get(id)
        return row?.c_bpartner_id !== partnerId || row.n_entrance_open_id !== openingId
      })
      .map(({ id }) => `lost: application ${id}`),
    ...known.links
      .filter(({ attempt, pidx }) => byAttempt.get(attempt)?.pidx !== pidx)
      .map(({ attempt }) => `lost: link of attempt ${attempt}`),
    ...known['paid answers']
      .filter(({ attempt }) => byAttempt.get(attempt)?.state !== 'PAID')
      .map(({ attempt }) => `lost: attempt ${attempt} was said to be paid`),
    ...known.vouchers
      .filter(({ paymentId, sha256 }) => byPayment.get(paymentId)?.sha256 !== sha256)
      .map(({ paymentId }) => `lost: voucher ${paymentId}`),
    ...known.approvals
      .filter(({ paymentId }) => byPayment.get(paymentId)?.state !== 'APPROVED')
      .map(({ paymentId }) => `lost: approval of voucher ${paymentId}`),
  ]
}

/** Whatever is Completed at the wallet must be paid here, acknowledged or not. */
async function lostPayments(
  { kysely }: Database,
  { known, simulator }: { known: Acknowledged; simulator: KhaltiSimulator },
): Promise<string[]> {
  const rows = await kysely.selectFrom('payment_attempt').select(['pidx', 'state']).execute()
  const states = new Map(rows.map(({ pidx, state }) => [pidx, state]))
  return known.links
    .filter(({ pidx }) => {
      const isCompleted = simulator.get(pidx)?.status === 'Completed'
      const wasAcknowledged = known['wallet payments'].some((each) => each.pidx === pidx)
      return (isCompleted || wasAcknowledged) && states.get(pidx) !== 'PAID'
    })
    .map(({ pidx }) => `lost: wallet payment ${pidx} is ${states.get(pidx)}`)
}

async function lostFiles({ folder }: Place, { vouchers }: Acknowledged): Promise<string[]> {
  const files = diskFileStore(join(folder, 'files'))
  const missing: string[] = []
  for (const { paymentId, sha256 } of vouchers) {
    const hash = findSha256(sha256)
    if (hash === null || (await files.read(hash)) === null)
      missing.push(`lost: file of voucher ${paymentId}`)
  }
  return missing
}

async function doubledRows({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'doubled: application of ' || c_bpartner_id || ' for ' || n_entrance_open_id as what
      from n_entrance_reg group by c_bpartner_id, n_entrance_open_id having count(*) > 1
    union all
    select 'doubled: payment ' || orig_trxid
      from c_payment where orig_trxid is not null group by orig_trxid having count(*) > 1
    union all
    select 'doubled: credit ' || source from ledger_transaction group by source having count(*) > 1
    union all
    select 'doubled: money for application ' || reference_id
      from ledger_line where account in ('khalti', 'bank') group by reference_id having count(*) > 1
    union all
    select 'doubled: voucher of one slip ' || sha256 from voucher group by sha256 having count(*) > 1
  `.execute(kysely)
  return rows.map(({ what }) => what)
}
