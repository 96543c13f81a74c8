import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { PendingScores as Pending } from '../rules/twice.ts'

type Props = {
  readonly pending: Pending
  /** Of the sheet of scores. */
  readonly path: string
}

/** Scores that two people have not agreed on, which a result waits for, and the way to them. */
export function PendingScores({ pending, path }: Props) {
  const say = useSay()
  const isDifferent = pending.differ > 0
  return (
    <p className="sign is-block flex-wrap">
      <SignMark sign="block" />
      <span>{say(text.pending, pending)}</span>
      <Link to={isDifferent ? `${path}?part=differences` : path} className="font-strong">
        {say(isDifferent ? text['to-differences'] : text['to-enter'])}
      </Link>
    </p>
  )
}

/** True while a result waits for scores that two people type. */
export function isPending(pending: Pending | null): pending is Pending {
  return pending !== null && pending.missing + pending.differ > 0
}
