/** Types of a report's columns; the type says how a value is written and summed. `rupees` are held as whole paisa. */
export const columnTypes = ['text', 'number', 'rupees', 'percent', 'decimal', 'day'] as const
export type ColumnType = (typeof columnTypes)[number]

const decimals = { percent: 1, decimal: 2 } as const

/** A percentage with one decimal or a mean with two; null of nothing. */
export function ratio(type: keyof typeof decimals, part: number, whole: number): number | null {
  if (whole === 0) return null
  return rounded(type, type === 'percent' ? (100 * part) / whole : part / whole)
}

export function rounded(type: keyof typeof decimals, value: number): number {
  return Number(value.toFixed(decimals[type]))
}

/** Types whose values are summed in the row of totals. */
export function isSummed(type: ColumnType): boolean {
  return type === 'number' || type === 'rupees'
}
