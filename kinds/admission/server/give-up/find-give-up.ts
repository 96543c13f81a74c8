import { staffWith } from '#features/roles/rules/facts.ts'
import './tables.ts'
import type { Selectable } from 'kysely'
import { findDatedShares } from '#platform/pure/money/dated-shares.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { isOffered } from '#features/applying/rules/facts.ts'
import {
  lockApplication,
  payingOf,
  withdrawableOf,
} from '#features/applying/server/applications.ts'
import { programApplications, type ProgramRow } from '#features/programs/server/applications.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import { decideGiveUp, type GivingUp } from '../../rules/give-up/give-up.ts'
import { giveUpMessages as text, giveUpRefusals } from '../../rules/give-up/messages.ts'

export type SeatGiveUp = Selectable<Tables['seat_give_up']>

/** Type of the proposal to give a seat up. */
export const giveUpProposal = 'seat-given-up'

/** Roles that see such seats, and confirm or refuse to give one up. */
export const giveUpStaff: readonly string[] = [
  ...new Set([...staffWith('application.decide'), ...staffWith('credit.decide')]),
]

export function giveUpSubject(id: number): string {
  return `seat_give_up:${id}`
}

export const unknownApplication = refusal('rule/application-unknown', text.unknown, { status: 404 })

/** The admission of an application's row; null: it is a course registration, or another person's. */
export async function lockAdmission(
  transaction: Transaction,
  id: number,
): Promise<ProgramRow | null> {
  const row = await lockApplication(transaction, programApplications, id)
  return row?.n_sem_year_id === admissionSemesterId ? row : null
}

/** The facts that decide if a seat may be given up. */
export async function givingUpOf(reader: Reader, row: ProgramRow): Promise<GivingUp> {
  const { seat_shares } = await reader
    .selectFrom('n_program_cregopen')
    .select('seat_shares')
    .where('n_program_cregopen_id', '=', row.n_program_cregopen_id)
    .executeTakeFirstOrThrow()
  const standsAt = withdrawableOf(row)
  const { paid, isPending } = payingOf(row)
  const shares = findDatedShares(seat_shares) ?? []
  return { status: standsAt.status, isOffered: isOffered(standsAt), isPending, paid, shares }
}

export function refuseGiveUp(of: GivingUp): Refusal | null {
  const decision = decideGiveUp(of)
  if (decision.is === 'allowed') return null
  return refusal(`rule/${decision.reason}`, giveUpRefusals[decision.reason], { status: 409 })
}

/** The request of an application that waits for two people; null: there is none. */
export async function findAsked(reader: Reader, applicationId: number): Promise<SeatGiveUp | null> {
  const row = await reader
    .selectFrom('seat_give_up')
    .selectAll()
    .where('n_program_creg_id', '=', applicationId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row ?? null
}
