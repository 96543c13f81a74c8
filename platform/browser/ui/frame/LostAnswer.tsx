import { useSay } from '#platform/browser/language.ts'
import { actionMessages as text } from '#platform/browser/action/action-messages.ts'
import type { Action } from '#platform/browser/action/action.ts'
import { Banner } from './Banner.tsx'
import { Button } from '../control/Button.tsx'

/** Shown when the answer to an action did not come: explains this, and sends the same request again. */
export function LostAnswer({ action: { state, askAgain } }: { readonly action: Action<never> }) {
  const say = useSay()
  if (state === 'asking')
    return (
      <div role="status">
        <Banner tone="waiting" lead={say(text['not-known'])}>
          {say(text.asking)}
        </Banner>
      </div>
    )
  if (state !== 'lost') return null
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <Banner tone="waiting" lead={say(text['not-known'])}>
        {say(text['ask-again-help'])}
      </Banner>
      <Button look="filled" onClick={askAgain}>
        {say(text['ask-again'])}
      </Button>
    </div>
  )
}
