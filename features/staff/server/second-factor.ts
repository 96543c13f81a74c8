import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { tooMany } from '#features/auth/server/login.ts'
import {
  countMiss,
  clearMisses,
  secondsToWait,
  type Turns,
} from '#features/auth/server/passwords/throttle.ts'
import { staffMessages as text } from '../rules/messages.ts'
import type { CodeVault } from './code-vault.ts'
import { codeAddress, newCodeSecret, stepOfCode } from './one-time-code.ts'
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

/** Proof of a member of staff at the sign-in, after the password. */
export type Proof = { readonly code: string } | { readonly recoveryCode: string }

type Proving = {
  readonly database: Database
  readonly turns: Turns
  readonly nowMs: number
  readonly vault: CodeVault
  /** Session of the first login stage in which a set-up was begun; absent if a code only proves what is set up. */
  readonly sessionId?: string
}

type SettingUp = {
  readonly userId: number
  readonly sessionId: string
  readonly email: string
  readonly issuer: string
}

/** Since when, in milliseconds since 1970, a second factor has been set up; null: the person has to do it first. */
export async function secondFactorSince(
  database: Database,
  userId: number,
): Promise<number | null> {
  const row = await findFactor(database, userId)
  return row?.confirmed?.getTime() ?? null
}

/** A new secret to put into an authenticator app, each time; only this session can confirm it. */
export async function beginSetUp(
  { userId, sessionId, ...names }: SettingUp,
  { database, vault }: { readonly database: Database; readonly vault: CodeVault },
): Promise<Refusal | { readonly secret: string; readonly address: string }> {
  const secret = newCodeSecret()
  const set = { secret: vault.seal(secret, userId), setup_session: sessionId }
  const begun = await database.kysely
    .insertInto('second_factor')
    .values({ ad_user_id: userId, ...set })
    .onConflict((conflict) =>
      conflict
        .column('ad_user_id')
        .doUpdateSet({ ...set, last_step: 0 })
        .where('second_factor.confirmed', 'is', null),
    )
    .returning('ad_user_id')
    .executeTakeFirst()
  if (begun === undefined)
    return refusal('rule/already-set-up', text['already-set-up'], { status: 409 })
  return { secret, address: codeAddress(secret, names) }
}

/**
 * Checks the proof. The first right code confirms the set-up and brings the recovery codes. Wrong ones are slowed as
 * wrong passwords are (SECURITY T01); only an administrator locks an account.
 */
export async function proveSecondFactor(
  userId: number,
  proof: Proof,
  at: Proving,
): Promise<Refusal | { readonly recoveryCodes: readonly string[] | null }> {
  const guesser = `code of ${userId}`
  const outcome = await at.turns(guesser, async () => {
    const wait = await secondsToWait(at.database, guesser, at.nowMs)
    if (wait > 0) return tooMany(wait)
    const right = await prove(userId, proof, at)
    if (right === false) {
      await countMiss(at.database, guesser, at.nowMs)
      const reason = 'code' in proof ? 'code-wrong' : 'recovery-code-wrong'
      return refusal(`rule/${reason}`, text[reason], { status: 401 })
    }
    await clearMisses(at.database, guesser)
    return { recoveryCodes: right === true ? null : right }
  })
  return outcome === 'crowded' ? tooMany(2) : outcome
}

function prove(userId: number, proof: Proof, at: Proving): Promise<boolean | readonly string[]> {
  return 'code' in proof
    ? proveByCode(userId, proof.code, at)
    : useRecoveryCode(at.database, userId, { code: proof.recoveryCode, nowMs: at.nowMs })
}

/** True, or new recovery codes when this code confirmed the set-up; false when it is wrong or was used. */
async function proveByCode(
  userId: number,
  code: string,
  { database, nowMs, vault, sessionId }: Proving,
): Promise<boolean | readonly string[]> {
  const row = await findFactor(database, userId)
  if (row === undefined) return false
  if (row.confirmed === null && row.setup_session !== sessionId) return false
  const secret = vault.open(row.secret, userId)
  const step = secret === null ? null : stepOfCode(secret, code, nowMs)
  if (step === null || step <= row.last_step) return false
  return database.transaction(async (transaction) => {
    const used = await transaction
      .updateTable('second_factor')
      .set({ last_step: step, confirmed: row.confirmed ?? new Date(nowMs), setup_session: null })
      .where('ad_user_id', '=', userId)
      .where('last_step', '<', step)
      .where('secret', '=', row.secret)
      .returning('ad_user_id')
      .executeTakeFirst()
    if (used === undefined) return false
    return row.confirmed === null ? makeRecoveryCodes(transaction, userId) : true
  })
}

function findFactor({ kysely }: Database, userId: number) {
  return kysely
    .selectFrom('second_factor')
    .selectAll()
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
}
