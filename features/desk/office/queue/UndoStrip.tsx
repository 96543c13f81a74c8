import { TriangleAlert } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { Key } from '../shortcuts/Key.tsx'
import { TakenOver } from './TakenOver.tsx'
import { type Decision, remove, pause, tryAgain, undoMs, useDecisions } from './undo.ts'
import { useLocksOfStrip } from './use-lock.ts'
import { useUnsent } from '../unsent.ts'

type Props = {
  readonly onUndo: () => void
  readonly onReopen: (decision: Decision) => void
}

/** Shows decisions not sent yet, decisions that could not be sent, and those that an earlier visit left unsent. */
export function UndoStrip({ onUndo, onReopen }: Props) {
  const say = useSay()
  const decisions = useDecisions()
  useLocksOfStrip()
  const troubled = decisions.filter(({ state }) => state === 'failed' || state === 'refused')
  const going = decisions.filter(({ state }) => state === 'waiting' || state === 'sending')
  const last = going.at(-1)
  return (
    <div className="strips">
      <p className="sr-only" role="status">
        {last && `${say(last.words)} · ${say(text['undo-then-sent'])}`}
      </p>
      <TakenOver />
      <Unsent />
      {troubled.map((decision) => (
        <Troubled key={decision.id} decision={decision} onReopen={onReopen} />
      ))}
      {last && <Going decision={last} more={going.length - 1} onUndo={onUndo} />}
    </div>
  )
}

function Going({
  decision,
  more,
  onUndo,
}: {
  readonly decision: Decision
  readonly more: number
  readonly onUndo: () => void
}) {
  const say = useSay()
  const { leftMs, state, words } = decision
  const isWaiting = state === 'waiting'
  return (
    // Hovering or focusing is no action, but it pauses the timer.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="strip"
      role="group"
      aria-label={say(words)}
      onMouseEnter={() => pause(true)}
      onMouseLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      {isWaiting ? <Ring share={leftMs / undoMs} /> : <Spinner />}
      <span className="min-w-0 flex-1">
        {say(words)} ·{' '}
        {isWaiting ? say(text['sends-in'], { n: Math.ceil(leftMs / 1000) }) : say(text.sending)}{' '}
        {more > 0 && <b>{say(text.more, { n: more })}</b>}
      </span>
      {isWaiting && (
        <button type="button" className="strip-act" onClick={onUndo}>
          {say(text.undo)} <Key>Z</Key>
        </button>
      )}
    </div>
  )
}

/** The eight seconds as a ring that empties. */
function Ring({ share }: { readonly share: number }) {
  const length = 2 * Math.PI * 8
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden>
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        opacity="0.3"
        strokeWidth="3"
      />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="#96e4b1"
        strokeWidth="3"
        strokeDasharray={`${length * Math.max(0, share)} ${length}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  )
}

function Troubled({
  decision,
  onReopen,
}: {
  readonly decision: Decision
  readonly onReopen: Props['onReopen']
}) {
  const say = useSay()
  const rest = useRest()
  const { id, words, notice, state, isBatch, sends } = decision
  const what = isBatch ? sends.map(({ name }) => name).join(', ') : words
  return (
    <div className="strip problem" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <span className="min-w-0 flex-1">
        {say(text['not-sent'], { what })} · {say(notice ?? blocks.notReached)}
      </span>
      {state === 'failed' ? (
        <button type="button" className="strip-act" onClick={() => tryAgain(rest, id)}>
          {say(blocks.tryAgain)}
        </button>
      ) : (
        <button
          type="button"
          className="strip-act"
          onClick={() => {
            remove(id)
            onReopen(decision)
          }}
        >
          {say(text.reopen)}
        </button>
      )}
    </div>
  )
}

function Unsent() {
  const say = useSay()
  const { unsent, clear } = useUnsent()
  if (unsent.length === 0) return null
  return (
    <div className="strip problem" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <span className="min-w-0 flex-1">
        {say(text['unsent-before'], { n: unsent.length })}{' '}
        {unsent.map(({ name }) => name).join(', ')}
      </span>
      <button type="button" className="strip-act" onClick={clear}>
        {say(text['unsent-clear'])}
      </button>
    </div>
  )
}
