import { Clock } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { DueStatus } from '../rules/book.ts'
import { dueTones, dueWords } from '../rules/due-words.ts'

export function DueChip({ status }: { readonly status: DueStatus }) {
  const say = useSay()
  const tone = dueTones[status.is]
  return (
    <StatusChip tone={tone} {...(tone === 'turn' && { icon: Clock })}>
      {say(dueWords(status))}
    </StatusChip>
  )
}
