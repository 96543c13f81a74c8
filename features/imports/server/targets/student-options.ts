import { genders } from '#features/auth/rules/facts.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { optionKey } from '../../rules/read-cell.ts'
import { type CellNames, namesByColumn } from './register-names.ts'

const references = ['n_program', 'n_aca_year', 'n_intake', 'n_sem_year'] as const

/** Values that the cells of a student's row may name, by column. */
export async function studentOptions(
  dictionary: Dictionary,
  transaction: Transaction,
): Promise<ReadonlyMap<string, CellNames>> {
  const columns = references.map((to) => ({
    name: `${to}_id`,
    label: { en: to, ne: to },
    type: { is: 'reference', to } as const,
  }))
  const named = new Map(await namesByColumn(columns, dictionary, transaction))
  const entries = Object.entries(genders).flatMap(([value, { en, ne }]) =>
    [value, value.charAt(0), en, ne].map((word) => [optionKey(word), value] as const),
  )
  const names = Object.entries(genders).map(([value, { en }]) => [value, en] as const)
  const genderNames = new Map(names)
  named.set('gender', { options: new Map(entries), names: genderNames, cells: genderNames })
  return named
}
