import type { Model } from './dictionary.ts'

/**
 * Every key a record of the model is read with. A model whose rows are chosen from these records ignores them
 * (`ignoredKeys`), so that a row can be sent as it was read.
 */
export function readableKeys({ table, columns }: Pick<Model, 'table' | 'columns'>): string[] {
  const shown = columns.filter(({ hidden }) => hidden !== true)
  return [`${table}_ID`, ...shown.flatMap(({ name, aliases = [] }) => [name, ...aliases])]
}
