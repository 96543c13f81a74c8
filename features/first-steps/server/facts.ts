import { sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { accountProposal } from '#features/bank-accounts/rules/account-words.ts'
import { accountsInUse, purposesWithout } from '#features/bank-accounts/rules/facts.ts'
import { findBankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { pictureOn } from '#features/institution/rules/facts.ts'
import { findPictures } from '#features/institution/server/pictures/pictures.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { listAccounts } from '#features/staff/server/accounts.ts'
import type { FirstStepsFacts } from '../rules/first-steps.ts'

export type University = {
  readonly dictionary: Dictionary
  readonly isWalletOn: boolean
  readonly hasTextGateway: boolean
}

/** Everything the list of first steps depends on, as it is now. */
export async function firstStepsFacts(
  reader: Reader | Transaction,
  { dictionary, isWalletOn }: University,
  nowMs: number,
): Promise<FirstStepsFacts> {
  const open = (await listAccounts(reader, nowMs)).filter(({ isLocked }) => !isLocked)
  const accounts = open.filter(({ invitation }) => invitation === null)
  const namesOf = (role: StaffRole) =>
    accounts.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
  const helpDesk = await findSettingValue(reader, 'help-desk')
  const pictures = await findPictures(reader)
  const today = dayInNepal(nowMs)
  const openings = [...dictionary.values()].filter(({ published }) => published !== undefined)
  const counts = await Promise.all(
    openings.map(({ table, published = '' }) =>
      countOf(reader, sql`${sql.table(table)} where ${sql.ref(published)}`),
    ),
  )
  return {
    hasNames: await isSet(reader, 'university'),
    hasLogo: pictureOn(pictures, 'logo', today) !== null,
    signing: (['controller', 'registrar'] as const).flatMap(
      (type) => pictureOn(pictures, type, today)?.person ?? [],
    ),
    hasHelpDesk: helpDesk.phone !== '' && helpDesk.email !== '',
    administrators: namesOf('administrator'),
    isAdministratorInvited: open.some(
      ({ roles, invitation }) => invitation?.state === 'invited' && roles.includes('administrator'),
    ),
    registrars: namesOf('registrar'),
    cashiers: namesOf('cashier'),
    examOffice: namesOf('exam-office'),
    ...(await bankAccountFacts(reader, nowMs)),
    isWalletOn,
    testMail: await testMailState(reader),
    structure: {
      years: await active(reader, 'n_aca_year'),
      faculties: await active(reader, 'n_faculty'),
      levels: await active(reader, 'n_level'),
      programs: await active(reader, 'n_program'),
      semesters: await active(reader, 'n_sem_year'),
    },
    publishedOpenings: counts.reduce((sum, count) => sum + count, 0),
  }
}

async function isSet(reader: Reader, key: string): Promise<boolean> {
  const row = await reader
    .selectFrom('n_setting')
    .select('n_setting_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

async function bankAccountFacts(
  reader: Reader,
  nowMs: number,
): Promise<Pick<FirstStepsFacts, 'bankAccount' | 'feesWithoutAccount'>> {
  const today = dayInNepal(nowMs)
  const accounts = accountsInUse(await findBankAccounts(reader), today)
  const without = purposesWithout(accounts, today)
  const proposals = await openProposalsOf(reader, [accountProposal], nowMs)
  const feesWithoutAccount = accounts.length > 0 ? without : []
  if (without.length === 0) return { bankAccount: 'set', feesWithoutAccount }
  if (proposals.length > 0) return { bankAccount: 'waits', feesWithoutAccount }
  return { bankAccount: accounts.length > 0 ? 'partly' : 'missing', feesWithoutAccount }
}

/** Of the newest test mail; one that ever arrived is enough. */
async function testMailState(reader: Reader): Promise<FirstStepsFacts['testMail']> {
  const mails = await reader
    .selectFrom('test_mail as t')
    .leftJoin('mail_outbox as o', 'o.id', 't.mail_outbox_id')
    .select(['t.arrived', 'o.sent', 'o.last_error'])
    .where('t.channel', '=', 'mail')
    .orderBy('t.test_mail_id', 'desc')
    .execute()
  if (mails.some(({ arrived }) => arrived !== null)) return 'arrived'
  const [newest] = mails
  if (newest === undefined) return 'not-sent'
  return newest.sent === null && newest.last_error !== null ? 'failed' : 'sent'
}

/** A test message of the channel that anybody sent has arrived. */
export async function hasArrived(reader: Reader, channel: 'mail' | 'text'): Promise<boolean> {
  const row = await reader
    .selectFrom('test_mail')
    .select('test_mail_id')
    .where('channel', '=', channel)
    .where('arrived', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function active(reader: Reader, table: string): Promise<number> {
  return countOf(reader, sql`${sql.table(table)} where isactive`)
}

async function countOf(reader: Reader, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: counted } = await sql<{ n: string }>`select count(*) as n from ${rows}`.execute(
    reader,
  )
  return Number(counted[0]?.n)
}
