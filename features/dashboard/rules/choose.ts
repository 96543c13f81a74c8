import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Deadline, PathStep, StepState, Whose } from './words.ts'

const order = ['turn', 'waiting', 'done'] as const satisfies readonly Whose[]

/** The one step that is shown: what waits on the student before what waits on the university; null when nothing does. */
export function chooseNext<Step extends { readonly whose: Whose }>(
  steps: readonly Step[],
): Step | null {
  for (const whose of order) {
    const found = steps.find((step) => step.whose === whose)
    if (found) return found
  }
  return null
}

const mostDeadlines = 8

/** Days the student should know, nearest first: today and later, and earlier ones of what still has to be done. */
export function nearestDeadlines(all: readonly Deadline[], today: Day): readonly Deadline[] {
  return all
    .filter(({ day, isOwed }) => isOwed === true || daysBetween(today, day) >= 0)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostDeadlines)
}

/** Blocked and future rows are not links (DESIGN §6 Checklist). */
export function leadsSomewhere({ state }: Pick<PathStep, 'state'>): boolean {
  const links: readonly StepState[] = ['done', 'current', 'waiting']
  return links.includes(state)
}
