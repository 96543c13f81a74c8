import { TriangleAlert } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { overviewText as text } from '#features/desk/rules/overview-messages.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'

/** Shows the usual days to a decision and the number of decisions, beside the promise; omits queues with too few. */
export function HowLong({ queues }: { readonly queues: readonly DeskQueue[] }) {
  const say = useSay()
  const known = queues.filter(({ usual }) => usual !== null)
  return (
    <section className="card overview-card" aria-label={say(text['how-long'])}>
      <h2>{say(text['how-long'])}</h2>
      <p className="small text-muted">{say(text['how-long-lead'])}</p>
      {known.length === 0 && <p className="text-muted">{say(text['too-few'])}</p>}
      <ul>
        {known.map(({ id, name, usual, promiseDays }) => (
          <li key={id} className="how-long">
            <span className="flex-1">{say(name)}</span>
            <b>{say(text.days, { n: Math.round((usual?.days ?? 0) * 10) / 10 })}</b>
            <span className="small text-muted">{say(text['of-n'], { n: usual?.of ?? 0 })}</span>
            {(usual?.days ?? 0) > promiseDays && (
              <span className="sign is-look small">
                <TriangleAlert className="icon" aria-hidden />
                {say(text['promised-n'], { n: promiseDays })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
