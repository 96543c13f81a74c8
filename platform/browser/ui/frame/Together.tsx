import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Loading } from '../list/Loading.tsx'

/** One part waits (+1), one waits no longer (−1). */
const Waiting = createContext<(change: 1 | -1) => void>(() => {})

type Props = {
  readonly label: string
  /** Drawn beside the parts as soon as they are seen. */
  readonly whenSeen?: ReactNode
  readonly children: ReactNode
}

/**
 * Parts that come from different places and are shown at once: while one of them draws `StillWaiting` none is seen, so
 * that no part pushes another when it arrives. Who has waited long sees what is there.
 */
export function Together({ label, whenSeen, children }: Props) {
  const [waiting, setWaiting] = useState(0)
  const [isLong, setLong] = useState(false)
  const [change] = useState(() => (by: 1 | -1) => setWaiting((now) => now + by))
  useLayoutEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  const isHidden = waiting > 0 && !isLong
  return (
    <Waiting value={change}>
      {isHidden ? <Loading label={label} /> : whenSeen}
      {waiting > 0 && isLong && <StillSlow />}
      {/* Laid out but not seen, so that lists find their width before they are shown. */}
      <div className={isHidden ? 'invisible h-0 overflow-hidden' : 'contents'}>{children}</div>
    </Waiting>
  )
}

const longMs = 8_000

function StillSlow() {
  const say = useSay()
  return (
    <p role="status" className="small text-muted">
      {say(blocks.loadingSlow)}
    </p>
  )
}

/** In the place of a part whose code or data is on its way. */
export function StillWaiting() {
  const change = use(Waiting)
  useLayoutEffect(() => {
    change(1)
    return () => change(-1)
  }, [change])
  return <div className="card min-h-28" aria-hidden />
}
