import { useQuery } from '@tanstack/react-query'
import { type Say, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { usualDays } from '#features/desk/wire/processes.ts'
import { usualText as text } from '#features/applying/rules/usual-messages.ts'

const staleMs = 3_600_000

/**
 * Shows the usual time of decisions of this type. Empty while unknown, its space reserved so that nothing moves.
 * `service`: the office queue that decides.
 */
export function UsuallyDecided({ service }: { readonly service: string }) {
  const say = useSay()
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['usual-days'],
    queryFn: async () => (await runProcess(rest, usualDays, {})).days,
    staleTime: staleMs,
  })
  const days = data?.[service]?.days
  return <p className="small usual text-muted">{days !== undefined && wordsOf(days, say)}</p>
}

function wordsOf(days: number, say: Say): string {
  return days <= 1 ? say(text['within-a-day']) : say(text['in-days'], { n: Math.ceil(days) })
}
