import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { shellMessages as text } from './messages.ts'
import { takeNewVersion, useHasNewVersion } from './new-version.ts'

/** Reports that a newer portal is available. It never reloads by itself, so no user loses typed text. */
export function NewVersion() {
  const say = useSay()
  const isThere = useHasNewVersion()
  const [isOpening, setIsOpening] = useState(false)
  function open(): void {
    setIsOpening(true)
    takeNewVersion()
  }
  return (
    <div role="status" className="new-version">
      {isThere && (
        <>
          <p>{say(text['new-version'])}</p>
          <Button busy={isOpening} onClick={open}>
            {say(text['take-new-version'])}
          </Button>
        </>
      )}
    </div>
  )
}
