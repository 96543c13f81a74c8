import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { admissionSemesterId } from '#features/institution/rules/facts.ts'

type Table = {
  readonly applications: string
  readonly lastDay: string
  /** True for an opening `o` that a person without an enrollment applies for. */
  readonly isForPerson: RawBuilder<boolean>
}

/** Tables of openings with conditions: the table of their applications and their last day. */
export const conditionTables = {
  n_entrance_open: {
    applications: 'n_entrance_reg',
    lastDay: 'apply_uptolate',
    isForPerson: sql<boolean>`true`,
  },
  n_program_cregopen: {
    applications: 'n_program_creg',
    lastDay: 'dateto',
    isForPerson: sql<boolean>`o.n_sem_year_id = ${admissionSemesterId}`,
  },
} as const satisfies Readonly<Record<string, Table>>

export type ConditionTable = keyof typeof conditionTables

export function isConditionTable(name: string): name is ConditionTable {
  return Object.hasOwn(conditionTables, name)
}

/** True for an opening `o` of the table that takes applications. */
export function isOpenOn(table: ConditionTable, today: Day): RawBuilder<boolean> {
  const lastDay = sql.ref(`o.${conditionTables[table].lastDay}`)
  return sql<boolean>`o.isactive and o.ispublished and ${lastDay} >= ${today}`
}
