import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { shellMessages as text } from './messages.ts'
import { takeNewVersion, useHasNewVersion } from './new-version.ts'

/** Says that a newer portal is there; nothing is opened again by itself, so nobody loses what they type. */
export function NewVersion() {
  const say = useSay()
  const isThere = useHasNewVersion()
  return (
    <div role="status" className="new-version">
      {isThere && (
        <>
          <p>{say(text['new-version'])}</p>
          <Button onClick={takeNewVersion}>{say(text['take-new-version'])}</Button>
        </>
      )}
    </div>
  )
}
