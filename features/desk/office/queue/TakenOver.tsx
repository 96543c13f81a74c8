import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { deskTakeOvers, deskTakeOversRead } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const refreshMs = 30_000
const key = ['desk', 'take-overs']

/** Items that colleagues took over from this person, until they say that they have read it. */
export function TakenOver() {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async () => (await runProcess(rest, deskTakeOvers, {})).takeOvers,
    refetchInterval: refreshMs,
  })
  if (data.length === 0) return null
  const read = async () => {
    await runProcess(rest, deskTakeOversRead, { ids: data.map(({ id }) => id) })
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
