import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { createLog } from '#platform/server/log/log.ts'
import { outboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { sendDueMail } from '#platform/server/mail/outbox.ts'
import { brokenInvariants } from '#features/payments/server/ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { currentInstitution } from '#features/institution/server/institution.ts'
import { universitySettings } from '#features/settings/server/settings.ts'
import { carryOn } from '#features/payments/server/core/fail-points.ts'
import { khaltiClient } from '#features/payments/server/khalti/khalti-client.ts'
import { orderStore } from '#features/payments/server/khalti-simulator/order-store.ts'
import { startKhaltiSimulator } from '#features/payments/server/khalti-simulator/simulator.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { sweepAttempts } from '#features/payments/server/khalti/sweeper.ts'
import { entrancePayable } from '#kinds/entrance/server/payable.ts'
import { settleRefunds } from './crash-refunds.ts'
import type { CrashDatabase } from './crash-server.ts'

const minute = 60_000
/** Between two crashes: every payment is looked at for the first time. */
const soonMs = 3 * minute
/** After the last one: nothing that was paid may still be unknown (SECURITY I11). */
const latestMs = 16 * minute

export function outboxOf({ folder }: CrashDatabase): string {
  return join(folder, 'outbox')
}

export async function withDatabase<Result>(
  { url, folder }: CrashDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, dataDir: folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The real sweeper at a later moment, until nothing is due. How many payments it found. */
export async function sweep(database: Database, laterMs = latestMs): Promise<number> {
  const nowMs = () => Date.now() + laterMs
  const simulator = await startKhaltiSimulator({
    port: 0,
    hostName: '127.0.0.1',
    nowMs: Date.now,
    store: orderStore(database),
  })
  const context: PaymentsContext = {
    database,
    khalti: khaltiClient({ apiUrl: simulator.apiUrl, payHosts: [], secretKey: 'simulator' }),
    kinds: new Map([[entrancePayable.paymentType, entrancePayable]]),
    nowMs,
    log: createLog({ level: 'silent' }),
    mayLookUpUnknown: () => false,
    portalUrl: 'http://portal.test',
    institution: await currentInstitution(database, () => {}),
    settings: await universitySettings(database),
    reached: carryOn,
  }
  const before = await countPaid(database)
  while ((await countDue(database, nowMs())) > 0) await sweepAttempts(context)
  await settleRefunds(context, laterMs === latestMs)
  await simulator.close()
  return (await countPaid(database)) - before
}

/** The real outbox, some minutes after the crash, until it is empty. */
export async function deliverMail(database: Database, place: CrashDatabase): Promise<void> {
  const mailer = outboxMailer({
    folder: outboxOf(place),
    from: 'portal@localhost.localdomain',
    nowMs: Date.now,
  })
  while ((await sendDueMail(database, mailer, Date.now() + latestMs)) > 0);
}

/** Makes the sweeper of the next start look at every open payment at once. How many there are. */
export async function bringForward({ kysely }: Database): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('payment_attempt')
    .set({ next_check: new Date() })
    .where('state', '=', 'LINK_READY')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Invariants broken by a crash: checked right after it, and again after the sweeper. */
export async function recover(
  place: CrashDatabase,
  { isSwept }: { readonly isSwept: boolean },
): Promise<string[]> {
  return withDatabase(place, async (database) => {
    const atOnce = await brokenInvariants(database, payableKinds)
    if (!isSwept) return atOnce
    await sweep(database, soonMs)
    return [...atOnce, ...(await brokenInvariants(database, payableKinds))]
  })
}

async function countDue({ kysely }: Database, atMs: number): Promise<number> {
  const { n } = await kysely
    .selectFrom('payment_attempt')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('next_check', '<=', new Date(atMs))
    .executeTakeFirstOrThrow()
  return n
}

async function countPaid({ kysely }: Database): Promise<number> {
  const { n } = await kysely
    .selectFrom('payment_attempt')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('state', 'in', ['PAID', 'PARTIALLY_REFUNDED'])
    .executeTakeFirstOrThrow()
  return n
}
