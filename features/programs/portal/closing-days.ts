import type { Message } from '#platform/pure/message.ts'
import type { Deadline } from '#features/dashboard/rules/facts.ts'
import type { OpenRow } from './program-screen.ts'

/** The last days of what may be applied for now; `label` says what for, with `{name}`. */
export function closingDays(rows: readonly OpenRow[], label: Message): readonly Deadline[] {
  return rows.flatMap(({ opening, button }) =>
    button.act === 'apply' && opening.window.to !== null
      ? [{ label, values: { name: opening.name }, day: opening.window.to }]
      : [],
  )
}
