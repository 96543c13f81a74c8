import { isNotGood, type StatusLevel } from '#platform/pure/status-levels.ts'

const fromWorst: readonly StatusLevel[] = ['failing', 'silent', 'look', 'good', 'off']

/** The part to open first: the first of the worst level. */
export function worstPart<Part extends { readonly level: StatusLevel }>(
  parts: readonly Part[],
): Part | null {
  return parts.toSorted((one, other) => place(one) - place(other))[0] ?? null
}

function place({ level }: { readonly level: StatusLevel }): number {
  return fromWorst.indexOf(level)
}

/** True if a part fails or does not answer: work that needs it stops. */
export function isFailing(level: StatusLevel): boolean {
  return level === 'failing' || level === 'silent'
}

export type PartCounts = { readonly failing: number; readonly look: number; readonly good: number }

/** A part that does not answer counts as failing; one that is not in use here is not counted. */
export function countParts(parts: readonly { readonly level: StatusLevel }[]): PartCounts {
  const of = (...levels: readonly StatusLevel[]) =>
    parts.filter(({ level }) => levels.includes(level)).length
  return { failing: of('failing', 'silent'), look: of('look'), good: of('good') }
}

/** Number for the tab. */
export function countNotGood(parts: readonly { readonly level: StatusLevel }[]): number {
  return parts.filter(({ level }) => isNotGood(level)).length
}
