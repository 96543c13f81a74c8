/** Tables of openings with conditions: the table of their applications and their last day. */
export const conditionTables = {
  n_entrance_open: { applications: 'n_entrance_reg', lastDay: 'apply_uptolate' },
  n_program_cregopen: { applications: 'n_program_creg', lastDay: 'dateto' },
} as const

export type ConditionTable = keyof typeof conditionTables

export function isConditionTable(name: string): name is ConditionTable {
  return Object.hasOwn(conditionTables, name)
}
