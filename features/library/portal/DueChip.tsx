import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { DueStatus } from '../rules/book.ts'
import { dueTones, dueWords } from '../rules/due-words.ts'

export function DueChip({ status }: { readonly status: DueStatus }) {
  const say = useSay()
  return <StatusChip tone={dueTones[status.is]}>{say(dueWords(status))}</StatusChip>
}
