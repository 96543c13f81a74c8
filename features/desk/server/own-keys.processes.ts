import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import './tables.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { ownKeysMessages as text } from '../rules/own-keys-messages.ts'

/** A user's choice about letter keys, the same on every computer; users read and write only their own. */
export const ownKeysProcesses: readonly Process[] = [
  defineProcess({
    ...contracts.ownKeys,
    name: text.own,
    roles: staffWith('account.own'),
    shows: [],
    run: async (_given, { database, session }) => ({
      summary: text.listed,
      data: await keysOf(database.kysely, session.userId),
    }),
  }),
  defineProcess({
    ...contracts.ownKeysChoose,
    name: text.choose,
    roles: staffWith('account.own'),
    run: ({ is_on }, context) => choose({ is_on }, context),
  }),
]

function choose(after: { readonly is_on: boolean }, context: ProcessContext) {
  const { userId } = context.session
  return context.transact(async (transaction, did) => {
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

/** Letter keys work until the user switches them off. */
async function keysOf(reader: Reader, userId: number) {
  const row = await reader
    .selectFrom('own_keys')
    .select('is_on')
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { is_on: true }
}
