import type { Draft, SettingTables } from './setting.ts'
import { tableAt, tablesIn } from './setting-fields.ts'

/** The draft with one more table: its record is not chosen yet, its fields are a copy of those outside the tables. */
export function withTable(tables: SettingTables, draft: Draft): Draft {
  const { path, record } = tableAt(tables, tablesIn(tables, draft).length)
  const copied = Object.entries(draft).filter(([each]) =>
    tables.fields.some((field) => each === field.path || each.startsWith(`${field.path}.`)),
  )
  const own = copied.map(([each, typed]) => [`${path}.${each}`, typed] as const)
  return { ...draft, [record.path]: '', ...Object.fromEntries(own) }
}

/** The draft without one of its tables; those after it move up. */
export function withoutTable({ path }: SettingTables, draft: Draft, at: number): Draft {
  const left = Object.entries(draft).flatMap(([each, typed]) => {
    if (!each.startsWith(`${path}.`)) return [[each, typed] as const]
    const [place = '', ...rest] = each.slice(path.length + 1).split('.')
    if (Number(place) === at) return []
    const moved = Number(place) > at ? Number(place) - 1 : place
    return [[[path, moved, ...rest].join('.'), typed] as const]
  })
  return Object.fromEntries(left)
}
