import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { TakeOver } from '#features/desk/wire/desk.ts'
import { run } from '../desk.queries.ts'

const refreshMs = 30_000
const key = ['desk', 'take-overs']

/** Items that colleagues took over from this person, until they say that they have read it. */
export function TakenOver() {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async () =>
      (field(await run(rest, 'desk_take_overs'), 'takeOvers') ?? []) as readonly TakeOver[],
    refetchInterval: refreshMs,
  })
  if (data.length === 0) return null
  const read = async () => {
    await run(rest, 'desk_take_overs_read', { ids: data.map(({ id }) => id) })
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <div className="strip" role="status">
      <Lock className="icon" aria-hidden />
      <span className="min-w-0 flex-1">
        {data.map(({ id, by, queue, queueName, record }) => (
          <Link key={id} to={`/queues/${queue}/${record}`} className="strip-act me-3">
            {say(text['taken-over-by'], { name: by, queue: queueName })}
          </Link>
        ))}
      </span>
      <button
        type="button"
        className="strip-act"
        onClick={() => void read().catch(() => undefined)}
      >
        {say(text['unsent-clear'])}
      </button>
    </div>
  )
}
