import { type Generated, type Selectable, sql } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { commaList } from '#platform/pure/text/comma-list.ts'
import type { DayColumn, Maybe } from '#platform/server/database/columns.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { educationLevels, findLevel } from '#features/profile/rules/education-lists.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { conditionColumnMessages as text } from '../rules/column-messages.ts'
import type { Conditions } from '../rules/conditions.ts'

/** The columns of an opening that has conditions. */
export type ConditionColumns = {
  needs_level: Maybe<string>
  least_gpa: Maybe<number>
  least_percent: Maybe<number>
  /** Joined by commas, as are nationalities. */
  needs_subjects: Generated<string>
  least_age: Maybe<number>
  most_age: Maybe<number>
  age_on: Maybe<DayColumn>
  nationalities: Generated<string>
}

const years = { least: 1, most: 120 } as const

/** The same as its model shows them. */
export const conditionColumns: readonly Column[] = [
  column.list('needs_level', text.level, { values: educationLevels, help: text['level-help'] }),
  column.number('least_gpa', text.gpa, { least: 0, most: 4, help: text['marks-help'] }),
  column.number('least_percent', text.percent, { least: 0, most: 100, help: text['marks-help'] }),
  column.text('needs_subjects', text.subjects, { help: text['subjects-help'] }),
  column.integer('least_age', text['least-age'], years),
  column.integer('most_age', text['most-age'], years),
  column.date('age_on', text['age-on']),
  column.text('nationalities', text.nationalities, { help: text['nationalities-help'] }),
]

/** Conditions that cannot be judged as they are typed. */
export function conditionProblems({ record }: Pick<Save, 'record'>): readonly FieldError[] {
  const isIn = (name: string) => (record[name] ?? '') !== ''
  const problems: FieldError[] = []
  const wrong = (field: string, message: FieldError['message']) => problems.push({ field, message })
  if (isIn('least_gpa') !== isIn('least_percent'))
    wrong(isIn('least_gpa') ? 'least_percent' : 'least_gpa', text['marks-both'])
  if (!isIn('needs_level') && (isIn('least_gpa') || isIn('needs_subjects')))
    wrong('needs_level', text['level-first'])
  if (!isIn('age_on') && (isIn('least_age') || isIn('most_age'))) wrong('age_on', text['age-day'])
  if (
    isIn('least_age') &&
    isIn('most_age') &&
    Number(record['most_age']) < Number(record['least_age'])
  )
    wrong('most_age', text['age-order'])
  return problems
}

export type ConditionsRow = Selectable<ConditionColumns>

/** The columns of `ConditionsRow`, of the openings `o` of a statement in SQL. */
export const conditionsOf = sql<ConditionsRow>`o.needs_level, o.least_gpa, o.least_percent, o.needs_subjects,
  o.least_age, o.most_age, o.age_on, o.nationalities`
/** True for openings `o` with a condition. */
export const hasConditions = sql<boolean>`
  (o.needs_level is not null or o.age_on is not null or o.nationalities <> '')`

/** Reads the conditions from the row of an opening. */
export function conditionsFromRow(row: ConditionsRow): Conditions {
  const { least_gpa: gpa, least_percent: percent, least_age: least, most_age: most } = row
  const on = row.age_on === null ? null : findDay(row.age_on)
  return {
    level: findLevel(row.needs_level ?? ''),
    leastMarks: gpa === null || percent === null ? null : { G: gpa, P: percent },
    subjects: commaList(row.needs_subjects),
    age: on === null || (least === null && most === null) ? null : { least, most, on },
    nationalities: commaList(row.nationalities),
  }
}
