import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { signInMessages as text } from '../rules/sign-in-messages.ts'

/** State of one step: busy, or the server's error message for the last try. */
export function useStep() {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (failure) {
      const message = failure instanceof RestProblem ? failure.detail : say(blocks.notReached)
      setError(message || say(text['try-later']))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, setError, run }
}
