import type { Database, Transaction } from '#platform/server/database/database.ts'
import { readSetting, type SettingKey, settingOf, type SettingValues } from '../rules/settings.ts'

/** Settings of the university, cached in memory until a process changes one. */
export type UniversitySettings = {
  get<Key extends SettingKey>(key: Key): Promise<SettingValues[Key]>
}

const channel = 'changed'

export async function universitySettings(database: Database): Promise<UniversitySettings> {
  const cached = new Map<SettingKey, Promise<unknown>>()
  await database.listen(channel, (table) => {
    if (table === 'n_setting' || table === '*') cached.clear()
  })
  return {
    get<Key extends SettingKey>(key: Key) {
      const known = cached.get(key) as Promise<SettingValues[Key]> | undefined
      if (known !== undefined) return known
      const read = findSettingValue(database.kysely, key)
      cached.set(key, read)
      read.catch(() => {
        if (cached.get(key) === read) cached.delete(key)
      })
      return read
    },
  }
}

/** Stored value, or the default. A stored value that no longer fits its schema is an error of ours. */
export async function findSettingValue<Key extends SettingKey>(
  database: Database['kysely'] | Transaction,
  key: Key,
): Promise<SettingValues[Key]> {
  const row = await database
    .selectFrom('n_setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return settingOf(key).initial
  const read = readSetting(key, row.value)
  if ('wrong' in read) throw new Error(`Setting ${key} is wrong at ${read.wrong.join(', ')}`)
  return read.value
}

export async function storeSetting<Key extends SettingKey>(
  transaction: Transaction,
  { key, value }: { readonly key: Key; readonly value: SettingValues[Key] },
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<number> {
  const stamp = { updated: new Date(nowMs), updatedby: userId, value: JSON.stringify(value) }
  const { n_setting_id } = await transaction
    .insertInto('n_setting')
    .values({ key, created: stamp.updated, createdby: userId, ...stamp })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stamp))
    .returning('n_setting_id')
    .executeTakeFirstOrThrow()
  return n_setting_id
}
