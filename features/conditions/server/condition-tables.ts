import { admissionSemesterId } from '#features/institution/rules/facts.ts'

type Table = {
  readonly applications: string
  readonly lastDay: string
  /** Openings with this value only: the others of the table ask for an enrollment instead. */
  readonly only?: { readonly column: string; readonly is: number }
}

/** Tables of openings with conditions: the table of their applications and their last day. */
export const conditionTables = {
  n_entrance_open: { applications: 'n_entrance_reg', lastDay: 'apply_uptolate' },
  n_program_cregopen: {
    applications: 'n_program_creg',
    lastDay: 'dateto',
    only: { column: 'n_sem_year_id', is: admissionSemesterId },
  },
} as const satisfies Readonly<Record<string, Table>>

export type ConditionTable = keyof typeof conditionTables

export function isConditionTable(name: string): name is ConditionTable {
  return Object.hasOwn(conditionTables, name)
}
