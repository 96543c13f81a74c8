import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  hasTypedText,
  isNewVersionDeployed,
  reloadOnce,
} from '#platform/browser/deployed-version.ts'
import { useSay } from '#platform/browser/language.ts'
import { newVersionMessages as text } from '#platform/browser/new-version-messages.ts'
import { Button } from '../control/Button.tsx'
import { Spinner } from './Spinner.tsx'

type State = 'asking' | 'new-version' | 'failed'

/**
 * In the place of a part whose code is gone. After a deployment it opens the page again by itself, or, where something is
 * typed, says so and leaves that to the reader. Throws `error` where there is no new version.
 */
export function NewVersionNotice({ error }: { readonly error: unknown }) {
  const say = useSay()
  const [state, setState] = useState<State>('asking')
  useEffect(() => {
    let left = false
    void isNewVersionDeployed().then((isNew) => {
      if (left) return
      if (!isNew) setState('failed')
      else if (hasTypedText() || !reloadOnce()) setState('new-version')
    })
    return () => {
      left = true
    }
  }, [])
  if (state === 'failed') throw error
  if (state === 'asking') return <Spinner />
  return (
    <div role="alert" className="banner waiting flex flex-wrap items-center gap-3">
      <p>{say(text.newVersion)}</p>
      <Button icon={RefreshCw} onClick={() => location.reload()}>
        {say(text.reload)}
      </Button>
    </div>
  )
}
