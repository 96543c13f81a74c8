import { rsInBoth } from '#platform/pure/money/format.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { useDues } from '#features/dues/portal/dues.queries.ts'
import { dueLeft, dueMessages as text, duesLeft } from '#features/dues/rules/facts.ts'
import { type HomeProps, noWords, pendingWords } from '../at-home.ts'

/** One line for what is due, while anything is. What could not be read has no line: its page says so. */
export function DuesHome({ children }: HomeProps) {
  const say = useSay()
  const { data = [], isPending } = useDues()
  if (isPending) return children(pendingWords)
  const open = data.filter((due) => dueLeft(due) > 0)
  if (open.length === 0) return children(noWords)
  const values = { n: open.length, amount: rsInBoth(duesLeft(open)) }
  return children({
    ...noWords,
    tasks: [
      {
        id: 'dues',
        title: say(text.title),
        state: 'turn',
        detail: say(text.waits, values),
        aside: <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>,
        to: '/dues',
      },
    ],
  })
}
