/** `12-01-•••••` of `12-01-70-12345`: district and office only (DESIGN §7); two characters of other forms. */
export function maskedCitizenshipNo(number: string): string {
  if (number === '') return ''
  const groups = number.split(/[-/]/)
  return `${groups.length > 2 ? `${groups[0]}-${groups[1]}-` : number.slice(0, 2)}•••••`
}
