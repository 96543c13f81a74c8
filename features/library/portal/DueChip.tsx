import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { type DueStatus } from '../rules/book.ts'
import { bookMessages as text } from '../rules/messages.ts'

const tones = {
  overdue: 'problem',
  'due-today': 'turn',
  'due-soon': 'turn',
  active: 'done',
  unknown: 'closed',
} as const

/** 'Overdue (3 days overdue)', 'Due Today', 'Due Soon (2 days left)', 'Active (17 days left)', 'Unknown'. */
export function DueChip({ status }: { readonly status: DueStatus }) {
  const say = useSay()
  const more = useMore()(status)
  return (
    <StatusChip tone={tones[status.is]}>
      {say(text[status.is])}
      {more === '' ? '' : ` ${more}`}
    </StatusChip>
  )
}

function useMore(): (status: DueStatus) => string {
  const say = useSay()
  return (status) => {
    if ('days' in status)
      return say(text[status.is === 'overdue' ? 'days-overdue' : 'days-left'], { n: status.days })
    return status.is === 'unknown' ? `(${say(text['no-date'])})` : ''
  }
}
