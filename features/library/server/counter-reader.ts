import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import type { SettingValues } from '#features/settings/rules/settings.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { fineFor } from '../rules/fine.ts'
import { decideRenewal } from '../rules/loan.ts'
import type { CounterReader, HeldCopy, OwedFine } from '../wire/counter.ts'
import { copyFromRow, type CopyRow } from './copies.ts'
import { firstWaiting } from './holds.ts'
import { openReservations } from './reservations.ts'

export type AtCounter = {
  readonly clientId: number
  readonly rules: SettingValues['library']
  readonly today: Day
}

/** Library data of one person; null when there is no such person. */
export async function counterReader(
  transaction: Transaction,
  partnerId: number,
  at: AtCounter,
): Promise<CounterReader | null> {
  const person = await transaction
    .selectFrom('c_bpartner')
    .select(['name', 'name_nepali', 'regrollno', 'phone', 'logo_id'])
    .where('c_bpartner_id', '=', partnerId)
    .where('ad_client_id', '=', at.clientId)
    .executeTakeFirst()
  if (person === undefined) return null
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  return {
    id: partnerId,
    name: person.name,
    nepaliName: person.name_nepali ?? '',
    number: person.regrollno ?? enrollment?.rollNumber ?? '',
    phone: person.phone ?? '',
    isEnrolled: enrollment !== null,
    hasPhoto: enrollment !== null && person.logo_id !== null,
    held: await heldCopies(transaction, partnerId, at),
    mostBooks: at.rules.mostBooks,
    fines: await owedFines(transaction, partnerId),
    reservations: await openReservations(transaction, at.clientId, partnerId),
  }
}

async function heldCopies(
  transaction: Transaction,
  partnerId: number,
  at: AtCounter,
): Promise<readonly HeldCopy[]> {
  const rows = await transaction
    .selectFrom('a_asset')
    .selectAll()
    .where('c_bpartner_id', '=', partnerId)
    .orderBy('duedate')
    .orderBy('a_asset_id')
    .execute()
  const held: HeldCopy[] = []
  for (const row of rows) held.push(await heldCopy(transaction, row, at))
  return held
}

async function heldCopy(
  transaction: Transaction,
  row: CopyRow,
  { rules, today }: AtCounter,
): Promise<HeldCopy> {
  const hasWaitingReader = (await firstWaiting(transaction, row)) !== null
  const renewal = decideRenewal({ copy: copyFromRow(row), hasWaitingReader, rules, today })
  const dueOn = findDay(row.duedate ?? '')
  const [perDay, most] = [paisa(rules.finePerDayInPaisa), paisa(rules.mostFineInPaisa)]
  return {
    id: row.a_asset_id,
    name: row.name,
    author: row.author,
    code: row.value,
    issuedOn: row.issuedate,
    dueOn,
    notRenewed: renewal.is === 'refused' ? text[renewal.reason] : null,
    fineToday: dueOn === null ? 0 : fineFor({ dueOn, today, perDay, most }).amount,
  }
}

async function owedFines(
  transaction: Transaction,
  partnerId: number,
): Promise<readonly OwedFine[]> {
  const rows = await transaction
    .selectFrom('n_library_fine')
    .select(['n_library_fine_id', 'title', 'dayslate', 'amount'])
    .where('c_bpartner_id', '=', partnerId)
    .where('finestate', '=', 'owed')
    .orderBy('n_library_fine_id')
    .execute()
  return rows.map(({ n_library_fine_id: id, title, dayslate: daysLate, amount }) => ({
    id,
    title,
    daysLate,
    amount,
  }))
}
