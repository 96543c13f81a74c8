/** `Hari Prasad Poudel` is HP: the first characters of the first and the last name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((each) => Array.from(each ?? '')[0] ?? '').join('')
}
