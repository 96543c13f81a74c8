import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { findSha256 } from '#platform/server/files/file-store.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { readOrders } from '#features/payments/server/khalti-simulator/order-store.ts'
import { deliverMail, outboxOf, sweep, withDatabase } from './crash-recovery.ts'
import { judgeReconciliation } from './crash-reconciliation.ts'
import { judgeSettlements } from './crash-settlements.ts'
import { judgeRefunds } from './crash-refunds.ts'
import type { CrashDatabase } from './crash-server.ts'
import type { Acknowledged } from './crash-work.ts'

export type Verdict = {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly broken: readonly string[]
  /** Payments that only the sweeper credited, because no student came back. */
  readonly swept: number
  /** Receipts that reached the student. */
  readonly mailed: number
  /** Mails that were handed over twice, under one Message-ID: the crash fell between sending and noting it. */
  readonly repeated: number
}

/** Opens what the killed server left, lets sweeper and outbox do their work, and compares with what was acknowledged. */
export function judge(place: CrashDatabase, known: Acknowledged): Promise<Verdict> {
  return withDatabase(place, async (database) => {
    const swept = await sweep(database)
    await deliverMail(database, place)
    const mail = await judgeMail(database, place)
    const refunds = await judgeRefunds(database)
    const reconciliation = await judgeReconciliation(database, known)
    return {
      lost: [
        ...(await lostRows(database, known)),
        ...(await lostPayments(database, known)),
        ...(await lostFiles(place, known)),
        ...mail.lost,
        ...refunds.lost,
        ...reconciliation.lost,
        ...(await judgeSettlements(database, known)),
      ],
      doubled: [
        ...(await doubledRows(database)),
        ...mail.doubled,
        ...refunds.doubled,
        ...reconciliation.doubled,
      ],
      broken: await brokenInvariants(database, payableKinds),
      swept,
      mailed: mail.mailed,
      repeated: mail.repeated,
    }
  })
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
      .filter(
        ({ attempt }) =>
          !['PAID', 'PARTIALLY_REFUNDED'].includes(byAttempt.get(attempt)?.state ?? ''),
      )
      .map(({ attempt }) => `lost: attempt ${attempt} was said to be paid`),
    ...known.vouchers
      .filter(({ paymentId, sha256 }) => byPayment.get(paymentId)?.sha256 !== sha256)
      .map(({ paymentId }) => `lost: voucher ${paymentId}`),
    ...known.approvals
      .filter(({ paymentId }) => {
        const state = byPayment.get(paymentId)?.state
        return state !== 'APPROVED' && state !== 'REVERSED'
      })
      .map(({ paymentId }) => `lost: approval of voucher ${paymentId}`),
    ...known.reversals
      .filter(({ paymentId }) => byPayment.get(paymentId)?.state !== 'REVERSED')
      .map(({ paymentId }) => `lost: reversal of voucher ${paymentId}`),
    ...(await lostCash({ kysely }, known)),
  ]
}

async function lostCash(
  { kysely }: Pick<Database, 'kysely'>,
  known: Acknowledged,
): Promise<string[]> {
  const receipts = await kysely
    .selectFrom('cash_receipt as k')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'k.c_payment_id')
    .select(['k.c_payment_id', 'k.reversed', 'p.n_entrance_reg_id'])
    .execute()
  const taken = new Set(receipts.map((row) => row.n_entrance_reg_id))
  const reversed = new Set(
    receipts.flatMap((row) => (row.reversed === null ? [] : [row.c_payment_id])),
  )
  return [
    ...known.cash
      .filter(({ applicationId }) => !taken.has(applicationId))
      .map(({ applicationId }) => `lost: cash for application ${applicationId}`),
    ...known['cash reversals']
      .filter(({ paymentId }) => !reversed.has(paymentId))
      .map(({ paymentId }) => `lost: reversal of cash ${paymentId}`),
  ]
}

/** States of the wallet in which it has taken the money. */
const taken: ReadonlySet<string> = new Set(['Completed', 'Partially Refunded'])

/** Every payment that the wallet has taken is credited or in suspense here, acknowledged or not (SECURITY I11). */
async function lostPayments({ kysely }: Database, known: Acknowledged): Promise<string[]> {
  const posted = await kysely.selectFrom('ledger_transaction').select('source').execute()
  const sources = new Set(posted.map(({ source }) => source))
  const orders = await readOrders({ kysely })
  const completed = [...orders].flatMap(([pidx, { status }]) => (taken.has(status) ? [pidx] : []))
  const acknowledged = known['wallet payments'].map(({ pidx }) => pidx)
  return [
    ...acknowledged
      .filter((pidx) => !taken.has(orders.get(pidx)?.status ?? ''))
      .map((pidx) => `lost at the wallet itself: ${pidx}`),
    ...completed
      .filter((pidx) => !sources.has(`khalti:${pidx}`) && !sources.has(`khalti-held:${pidx}`))
      .map((pidx) => `lost: wallet payment ${pidx}`),
  ]
}

async function lostFiles({ folder }: CrashDatabase, { vouchers }: Acknowledged): Promise<string[]> {
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
      from ledger_line where account in ('khalti', 'bank', 'cash') and reference_id is not null group by reference_id, amount > 0 having count(*) > 1
    union all
    select 'doubled: voucher of one slip ' || sha256 from voucher group by sha256 having count(*) > 1
  `.execute(kysely)
  return rows.map(({ what }) => what)
}

/** Each credited payment has a receipt, each receipt one mail in the outbox, each of those a mail that was sent. */
async function judgeMail({ kysely }: Database, place: CrashDatabase) {
  const receipts = await kysely
    .selectFrom('c_payment as p')
    .leftJoin('receipt as r', 'r.c_payment_id', 'p.c_payment_id')
    .select(['p.c_payment_id', 'r.number'])
    .where('p.docstatus', 'in', ['AP', 'CO'])
    .execute()
  const mails = await kysely.selectFrom('mail_outbox').select(['message_id', 'subject']).execute()
  const queued = Map.groupBy(mails, ({ subject }) => /R-\d+(?:\/\d+)?-\d+/.exec(subject)?.[0] ?? '')
  const sent = Map.groupBy(await sentIds(place), (id) => id)
  const timesSent = (number: string | null) =>
    (queued.get(number ?? '') ?? []).map(({ message_id }) => sent.get(message_id)?.length ?? 0)
  return {
    lost: receipts.flatMap(({ c_payment_id, number }) => {
      if (number === null) return [`lost: receipt of payment ${c_payment_id}`]
      return timesSent(number).some((times) => times > 0) ? [] : [`lost: mail of receipt ${number}`]
    }),
    doubled: receipts
      .filter(({ number }) => timesSent(number).length > 1)
      .map(({ number }) => `doubled: mail of receipt ${number}`),
    mailed: receipts.filter(({ number }) => timesSent(number).some((times) => times > 0)).length,
    repeated: receipts.filter(({ number }) => timesSent(number).some((times) => times > 1)).length,
  }
}

/** The uuids in the Message-IDs of everything that was sent. */
async function sentIds(place: CrashDatabase): Promise<string[]> {
  const folder = outboxOf(place)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => /^Message-ID: <([0-9a-f-]{36})@/im.exec(text)?.[1] ?? '')
}
