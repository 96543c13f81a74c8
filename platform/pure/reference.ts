/** A foreign key or list value as the wire shows it: an object with an id, or the plain id. */
export type Reference<Id extends number | string = number> = {
  readonly id: Id
  readonly identifier?: string
  readonly Name?: string
  /** Sent to readers of Nepali, where they differ. */
  readonly identifier_ne?: string
  readonly Name_ne?: string
}

/** The numeric id of a reference in any of its wire shapes (object, number, numeric text), or null. */
export function referenceId(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null
  if (typeof value === 'string') return /^\d{1,15}$/.test(value) ? Number(value) : null
  if (typeof value === 'object' && value !== null && 'id' in value) return referenceId(value.id)
  return null
}

/** The label of a reference: Name, else identifier, in Nepali where it was sent so; else the plain text, else ''. */
export function referenceLabel(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const texts = new Map<string, unknown>(Object.entries(value))
  for (const key of ['Name_ne', 'Name', 'identifier_ne', 'identifier']) {
    const text = texts.get(key)
    if (typeof text === 'string') return text
  }
  return ''
}
