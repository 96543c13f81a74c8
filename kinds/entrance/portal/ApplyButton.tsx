import { Link } from 'react-router'
import type { Decision } from '#platform/pure/decision.ts'
import { useConnection } from '#platform/browser/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { applyButton, type ApplyReason } from '../rules/apply.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceMessages as text } from '../rules/messages.ts'

type Props = {
  readonly opening: EntranceOpening
  readonly decision: Decision<ApplyReason>
  /** The first row that can be acted on has the filled button. */
  readonly first: boolean
  readonly onApply: () => void
}

/** Drawn from the rule's decision: Apply, a green 'Applied', 'Closed', or off with its reason. */
export function ApplyButton({ opening, decision, first, onApply }: Props) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  const state = applyButton(decision)
  if (state.act === null && !state.reason)
    return (
      <Button
        look={state.done ? 'applied' : 'outlined'}
        disabled
        aria-label={`${say(state.label)}, ${opening.name}`}
      >
        {say(state.label)}
      </Button>
    )
  const reason = state.reason
    ? say(text[state.reason])
    : offline
      ? say(blocks.needsConnection)
      : null
  const noteId = `apply-note-${opening.id}`
  return (
    <>
      <Button
        look={first ? 'filled' : 'outlined'}
        disabled={reason !== null}
        aria-label={`${say(state.label)}, ${opening.name}`}
        aria-describedby={reason === null ? undefined : noteId}
        onClick={onApply}
      >
        {say(state.label)}
      </Button>
      {reason !== null && (
        <p id={noteId} className="small ms-auto mt-1.5 text-muted md:max-w-40">
          {state.reason === 'profile-incomplete' ? <Link to="/profile">{reason}</Link> : reason}
        </p>
      )}
    </>
  )
}
