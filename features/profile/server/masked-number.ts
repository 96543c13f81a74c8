/**
 * SQL of a citizenship number as lists of staff show it: district and office of `12-01-70-12345`, two characters of
 * other forms (DESIGN §7). `number` is SQL of the number, over the table's alias `t`.
 */
export function maskedNumberSql(number: string): string {
  const groups = `regexp_split_to_array(${number}, '[-/]')`
  const front = `case when array_length(${groups}, 1) > 2 then (${groups})[1] || '-' || (${groups})[2] || '-' else left(${number}, 2) end`
  return `(case when ${number} = '' then '' else ${front} || '•••••' end)`
}
