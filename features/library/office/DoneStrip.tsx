import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { Counter } from './use-counter.ts'

/** The last action at the counter, and the way to take it back. */
export function DoneStrip({ counter: { done, action, run } }: { readonly counter: Counter }) {
  const say = useSay()
  const undo = done?.undo ?? null
  return (
    <div className={done === null ? '' : 'strip library-done'}>
      <span className="min-w-0 flex-1" role="status">
        {done && (
          <>
            <b>{say(done.message)}</b> {say(done.about)}
          </>
        )}
      </span>
      {undo && (
        <button
          type="button"
          className="strip-act"
          disabled={isRunning(action)}
          onClick={() => run(undo)}
        >
          {say(text.undo)} <Key>Ctrl Z</Key>
        </button>
      )}
    </div>
  )
}
