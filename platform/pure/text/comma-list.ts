/** Names of a text that are separated by commas, without blanks around them; none of them is empty. */
export function commaList(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
