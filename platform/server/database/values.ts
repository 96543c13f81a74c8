/** How both engines hand values to typed queries: the same on each (bigint and numeric as numbers, dates as text). */
export const parsersByOid: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: our ids and paisa stay far below 2^53
  1700: Number, // numeric: marks and credit hours
  1082: (text) => text, // date: a calendar day, never an instant
  1184: (text) => new Date(text), // timestamptz
}

/** A short, stable prepared-statement name per SQL text. Texts come from compiled plans, so there are few. */
export function statementNames(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const name = `r${names.size + 1}`
    names.set(text, name)
    return name
  }
}
