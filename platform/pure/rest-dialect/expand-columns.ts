/** One name of `$expand` with the columns that are read of its records: `C_Payment($select=PayAmt,DateAcct)`. */
export function expandColumns(name: string, columns: readonly string[]): string {
  return `${name}($select=${columns.join(',')})`
}
