import type { Message } from '#platform/pure/message.ts'
import type { Dictionary, Model } from '#platform/server/model-engine/dictionary.ts'

/** What a column is called in its table; where that table has none such, in the first that has. Case does not count. */
export function columnNames(
  dictionary: Dictionary,
): (table: string, column: string) => Message | null {
  const byTable = new Map([...dictionary].map(([table, model]) => [table, labelsOf(model)]))
  return (table, column) => {
    const name = column.toLowerCase()
    const own = byTable.get(table)?.get(name)
    if (own !== undefined) return own
    for (const labels of byTable.values()) {
      const label = labels.get(name)
      if (label !== undefined) return label
    }
    return null
  }
}

function labelsOf({ columns }: Model): ReadonlyMap<string, Message> {
  return new Map(columns.map(({ name, label }) => [name.toLowerCase(), label]))
}
