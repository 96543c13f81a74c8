/** True if PostgreSQL can store it: its texts have no NUL, and UTF-8 no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
