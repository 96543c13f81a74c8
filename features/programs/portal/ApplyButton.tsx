import { useConnection } from '#platform/browser/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import type { OpenRow } from './program-screen.ts'

type Props = {
  readonly row: OpenRow
  readonly first: boolean
  readonly onApply: () => void
}

/** Drawn from the kind's decision: Apply or Register, a green 'Applied', or off with its reason beneath. */
export function ApplyButton({ row: { opening, button, reason, whyNot }, first, onApply }: Props) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  const blocked = button.act !== null && offline
  const note = blocked ? say(blocks.needsConnection) : reason && whyNot === null && say(reason)
  const done = button.act === null && button.done === true
  const noteId = `apply-note-${opening.id}`
  const shownNote = note && !done ? note : null
  return (
    <>
      <Button
        look={done ? 'applied' : first ? 'filled' : 'outlined'}
        disabled={button.act === null || blocked}
        aria-label={`${say(button.label)}, ${opening.name}`}
        aria-describedby={shownNote === null ? undefined : noteId}
        onClick={onApply}
      >
        {say(button.label)}
      </Button>
      {shownNote !== null && (
        <p id={noteId} className="small ms-auto mt-1.5 text-muted md:max-w-44">
          {shownNote}
        </p>
      )}
    </>
  )
}
