import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import './tables.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { parseKeyMap, formatKeyMap } from '../rules/key-map.ts'
import { ownKeysMessages as text } from '../rules/own-keys-messages.ts'

/** A user's shortcuts, the same on every computer; users read and write only their own. */
export const ownKeysProcesses: readonly Process[] = [
  defineProcess({
    ...contracts.ownKeys,
    name: text.own,
    roles: staffWith('office.use'),
    shows: [],
    run: async (_given, { database, session }) => ({
      summary: text.listed,
      data: await keysOf(database.kysely, session.userId),
    }),
  }),
  defineProcess({
    ...contracts.ownKeysChoose,
    name: text.choose,
    roles: staffWith('office.use'),
    run: (given, context) => choose({ is_on: given.is_on, typed: given.letters ?? '' }, context),
  }),
]

async function choose(
  { is_on, typed }: { readonly is_on: boolean; readonly typed: string },
  { session: { userId }, transact }: ProcessContext,
): Promise<Refusal | ProcessResult> {
  const read = parseKeyMap(typed)
  if (typeof read === 'string') return refusal(`rule/${read}`, text[read])
  const after = { is_on, letters: formatKeyMap(read) }
  return transact(async (transaction, did) => {
    const before = await keysOf(transaction, userId)
    await transaction
      .insertInto('own_keys')
      .values({ ad_user_id: userId, ...after })
      .onConflict((conflict) => conflict.column('ad_user_id').doUpdateSet(after))
      .execute()
    did({ table: 'ad_user', record: userId, before, after })
    return { summary: text.chosen }
  })
}

/** The default shortcuts until the user chooses others. */
async function keysOf(reader: Reader, userId: number) {
  const row = await reader
    .selectFrom('own_keys')
    .select(['is_on', 'letters'])
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { is_on: true, letters: '' }
}
