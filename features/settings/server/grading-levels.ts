import { nameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { SettingValues } from '../rules/settings.ts'
import type { SettingRecord } from '../wire/setting.ts'

type Grading = SettingValues['grading']

/** All levels of the register. */
export async function gradingLevels(reader: Reader): Promise<readonly SettingRecord[]> {
  const rows = await reader
    .selectFrom('n_level')
    .select(['n_level_id', 'name', 'name_ne', 'isactive'])
    .orderBy('n_level_id')
    .execute()
  return rows.map(({ n_level_id, name, name_ne, isactive }) => ({
    id: n_level_id,
    name: nameInBoth(name, name_ne),
    isActive: isactive,
  }))
}

/**
 * The grading that a client sent, with the names of its levels. A client that sends no `levels` leaves them as they are
 * stored. A level that is not in the register, or an inactive one that had no table, is wrong.
 */
export async function withLevels(
  reader: Reader,
  sent: { readonly json: string; readonly value: Grading },
  stored: Grading,
): Promise<{ readonly value: Grading } | { readonly wrong: readonly string[] }> {
  const isLeftOut = !Object.hasOwn(Object(JSON.parse(sent.json)), 'levels')
  if (isLeftOut) return { value: { ...sent.value, levels: stored.levels } }
  const known = new Map((await gradingLevels(reader)).map((level) => [level.id, level]))
  const had = new Set(stored.levels.map(({ level }) => level))
  const mayHave = (id: number) => had.has(id) || known.get(id)?.isActive === true
  const wrong = sent.value.levels.flatMap(({ level }, at) =>
    known.has(level) && mayHave(level) ? [] : [`levels.${at}.level`],
  )
  if (wrong.length > 0) return { wrong }
  const levels = sent.value.levels.map((table) => ({
    ...table,
    name: known.get(table.level)?.name ?? table.name,
  }))
  return { value: { ...sent.value, levels } }
}
