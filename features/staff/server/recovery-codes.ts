import { createHash, randomInt } from 'node:crypto'
import type { Database, Transaction } from '#platform/server/database/database.ts'

const howMany = 10
/** Without characters that look like others: 50 bits in two groups of five. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New codes for when the phone is lost, each good for one sign-in; older ones are void. Shown once: only hashes stay. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  userId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, () => `${group()}-${group()}`)
  await transaction.deleteFrom('recovery_code').where('ad_user_id', '=', userId).execute()
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ ad_user_id: userId, code_hash: hashOf(userId, code) })))
    .execute()
  return codes
}

/** Uses a code up; false when it is none of the person's or was used. */
export async function useRecoveryCode(
  { kysely }: Database,
  userId: number,
  at: { readonly code: string; readonly nowMs: number },
): Promise<boolean> {
  const used = await kysely
    .updateTable('recovery_code')
    .set({ used: new Date(at.nowMs) })
    .where('ad_user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, at.code))
    .where('used', 'is', null)
    .returning('ad_user_id')
    .executeTakeFirst()
  return used !== undefined
}

function group(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** A fast hash is enough: 50 random bits cannot be guessed at the pace of the throttle. */
function hashOf(userId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${userId}:${plain}`).digest('hex')
}
