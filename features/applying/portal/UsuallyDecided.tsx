import { useQuery } from '@tanstack/react-query'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type Say, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { field } from '#platform/browser/rest-failure.ts'
import { usualText as text } from '../rules/usual-messages.ts'

const staleMs = 3_600_000

/**
 * How long decisions of this sort have taken lately; empty while nothing is known, its line kept so that nothing moves.
 * `service`: whose decision is waited for, as the office calls its queue.
 */
export function UsuallyDecided({ service }: { readonly service: string }) {
  const say = useSay()
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['usual-days'],
    queryFn: async () => {
      const answer = await rest.post(processPath('usual_days'), {})
      return field(field(answer, 'data'), 'days')
    },
    staleTime: staleMs,
  })
  const days = Number(field(field(data, service), 'days'))
  return <p className="small usual text-muted">{Number.isFinite(days) && wordsOf(days, say)}</p>
}

function wordsOf(days: number, say: Say): string {
  return days <= 1 ? say(text['within-a-day']) : say(text['in-days'], { n: Math.ceil(days) })
}
