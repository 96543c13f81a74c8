import type { Day } from '#platform/pure/calendar/day.ts'
import type { Window } from '#platform/pure/calendar/window.ts'

/** Paid until the end of the opening's last day in Nepal; without that day never (SPEC §9). */
export function mayPayOn({ window }: { readonly window: Window }, today: Day): boolean {
  return window.to !== null && today <= window.to
}
