/** Orders of a queue; by default the item that has waited longest is first. */
export const orders = ['oldest', 'newest', 'name', 'amount'] as const

export type Order = (typeof orders)[number]

type Ordered = { readonly name: string; /** In paisa. */ readonly amount: number | null }

const byName = new Intl.Collator(['en', 'ne'], { sensitivity: 'base', numeric: true })

/** Rows that came oldest first, in another order; of two that are equal there, the older first. */
export function inOrder<Row extends Ordered>(rows: readonly Row[], order: Order): readonly Row[] {
  switch (order) {
    case 'oldest':
      return rows
    case 'newest':
      return rows.toReversed()
    case 'name':
      return rows.toSorted((one, other) => byName.compare(one.name, other.name))
    case 'amount':
      return rows.toSorted((one, other) => (other.amount ?? -1) - (one.amount ?? -1))
  }
}
