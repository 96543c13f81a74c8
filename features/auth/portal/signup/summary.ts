import type { Say } from '#platform/browser/language.ts'
import type { SummaryItem } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { authMessages, type AuthReason } from '#features/auth/rules/messages.ts'

/** The problems of a form in its order, each pointing at its field. */
export function summaryItems<Name extends string>(
  fields: readonly Name[],
  problems: Partial<Record<Name, AuthReason>>,
  say: Say,
): readonly SummaryItem[] {
  return fields.flatMap((name) => {
    const reason = problems[name]
    return reason === undefined ? [] : [{ fieldId: name, message: say(authMessages[reason]) }]
  })
}
