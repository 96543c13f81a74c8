import { Info } from 'lucide-react'
import { Link } from 'wouter'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import type { ResultRow } from './result-rows.ts'

/** The way to retotaling, while the retotaling of some published result is open or to come. */
export function RetotalHint({ rows }: { readonly rows: readonly ResultRow[] }) {
  const { say, short, today } = useSpeaking()
  const windows = rows.flatMap(({ result, opening }) =>
    result && opening !== null ? [opening.retotaling] : [],
  )
  const window = windows.find(({ to }) => to !== null && today <= to)
  if (window?.to == null) return null
  const { from, to } = window
  return (
    <p className="flex gap-2 text-muted">
      <Info className="icon" aria-hidden />
      <span>
        {from !== null && today < from
          ? say(text['retotal-from'], { from: short(from), day: short(to) })
          : say(text['retotal-until'], { day: short(to) })}{' '}
        <Link className="link-button" to="/retotal">
          {say(text['retotal-go'])}
        </Link>
      </span>
    </p>
  )
}
