import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { accountsInUse, type BankAccount } from '#features/bank-accounts/rules/facts.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { SettingValues } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { demonstration } from '../rules/facts.ts'
import { findPictures, type UniversityPicture } from './pictures/pictures.ts'
import type { PortalAccount, PortalSettings } from '../wire/portal-settings.ts'

/** The university this server serves. */
export type Institution = SettingValues['university'] & {
  /** Set when the database is made, and never changed (READINGS R-93). */
  readonly isDemo: boolean
  readonly isSignUpOpen: boolean
  /** Logo, seal and signatures of all days. */
  readonly pictures: readonly UniversityPicture[]
}

/** The university as it is now: a change by any process is seen within a second. */
export type CurrentInstitution = () => Institution

/** Tables that it is read from; `*`: any. */
const ownTables: ReadonlySet<string> = new Set([
  'institution',
  'n_setting',
  'university_picture',
  '*',
])

/** Reads the university, or null in a database that has just been made. */
export async function findInstitution(
  reader: Database['kysely'] | Transaction,
): Promise<Institution | null> {
  const row = await reader
    .selectFrom('institution')
    .select(['is_demo', 'sign_up_opened'])
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const named = await findSettingValue(reader, 'university')
  const pictures = await findPictures(reader)
  const isSignUpOpen = row.sign_up_opened !== null
  return { ...named, isDemo: row.is_demo, isSignUpOpen, pictures }
}

/**
 * Reads the university and reads it again after each change; the object stays the same while nothing of it changes.
 * Throws in a database without one.
 */
export async function currentInstitution(
  database: Database,
  onError: (error: unknown) => void,
): Promise<CurrentInstitution> {
  const read = async () => {
    const found = await findInstitution(database.kysely)
    if (found === null) throw new Error('This database has no university')
    return found
  }
  let current = await read()
  let reads = 0
  /** An answer that a later read has overtaken counts no more. */
  const readAgain = async () => {
    const number = ++reads
    const found = await read()
    if (number === reads && !isDeepStrictEqual(found, current)) current = found
  }
  await database.listen('changed', (table) => {
    if (ownTables.has(table)) readAgain().catch(onError)
  })
  await readAgain() // what changed before it was listened to
  return () => current
}

/** Marks a new database as a university's own, or as the demonstration's, for good. */
export async function makeInstitution(
  transaction: Transaction,
  { isDemo, signUpOpened }: { readonly isDemo: boolean; readonly signUpOpened: Date | null },
): Promise<void> {
  await transaction
    .insertInto('institution')
    .values({ ad_client_id: 1_000_000, is_demo: isDemo, sign_up_opened: signUpOpened })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Address on a document; one of the demonstration says that it is no real document (READINGS R-93). */
export function printedPlace({ address, isDemo }: Institution): string {
  return isDemo ? `${address.en} · ${demonstration.en}` : address.en
}

type Shown = {
  readonly helpDesk: SettingValues['help-desk']
  readonly accounts: readonly BankAccount[]
  readonly retotaling: SettingValues['retotaling']
  readonly library: SettingValues['library']
  readonly captcha: PortalSettings['captcha']
  readonly khalti: boolean
  readonly voucherBanks: NonNullable<PortalSettings['voucherBanks']>
  readonly nowMs: number
}

/** Settings that a browser may read before login. */
export function portalSettings(
  { name, shortName, isDemo, isSignUpOpen }: Institution,
  { helpDesk, accounts, ...at }: Shown,
): PortalSettings {
  const banks = accountsInUse(accounts, dayInNepal(at.nowMs)).map(portalAccount)
  return {
    institution: { name: name.en, nameNe: name.ne, shortName },
    isDemo,
    isSignUpOpen,
    helpDesk: {
      phone: helpDesk.phone,
      hours: helpDesk.hours.en,
      hoursNe: helpDesk.hours.ne,
      email: helpDesk.email,
    },
    bank: banks[0] ?? { name: '', accountNumber: '', accountName: '', qr: null },
    banks,
    retotaling: at.retotaling,
    library: { hours: at.library.hours },
    khalti: at.khalti,
    voucherBanks: at.voucherBanks,
    captcha: at.captcha,
    nowMs: at.nowMs,
  }
}

function portalAccount(account: BankAccount): PortalAccount {
  const { id, branch, purposes, until, qr } = account
  return {
    name: account.bank,
    accountNumber: account.number,
    accountName: account.holder,
    qr,
    id,
    branch,
    purposes,
    until,
  }
}

/** Words of the institution that no password may consist of (SECURITY T10). */
export function institutionWords({ name, shortName }: Institution): readonly string[] {
  return [shortName, ...name.en.split(/\s+/)]
}
