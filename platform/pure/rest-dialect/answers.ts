// Schemas of the answers of processes, besides those of valibot.
import * as v from 'valibot'
import { type Day, findDay } from '../calendar/day.ts'
import type { Money } from '../money/money.ts'

/** A text in both languages. */
export const message = v.object({ en: v.string(), ne: v.string() })

export const calendarDay = v.custom<Day>((raw) => typeof raw === 'string' && findDay(raw) === raw)

/** Whole paisa. */
export const money = v.custom<Money>((raw) => Number.isSafeInteger(raw))

export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly())
}

/** Each problem of an answer with its place, for a log. */
export function wrongIn({ issues }: { readonly issues: readonly v.BaseIssue<unknown>[] }): string {
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')
}

/** One of the keys of a table. */
export function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>) {
  return v.custom<Key>((raw) => typeof raw === 'string' && Object.hasOwn(table, raw))
}
