/** The first letter as a reader sees it: सि, not स (DESIGN §3 Type). */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  if (!('Segmenter' in Intl)) return (/^\S[\u093e-\u094c]?/.exec(trimmed)?.[0] ?? '').toUpperCase()
  const [first] = new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(trimmed)
  return (first?.segment ?? '').toUpperCase()
}

/** Number of characters that fit beside the tile in a sidebar of 280 px. */
const shownCharacters = 22

/** Long addresses lose their middle; the whole one stays in the accessible name. */
export function shortEmail(email: string): string {
  if (email.length <= shownCharacters) return email
  const at = email.lastIndexOf('@')
  const domain = email.slice(at)
  const room = Math.max(4, shownCharacters - domain.length - 1)
  return `${email.slice(0, room)}…${domain}`
}
