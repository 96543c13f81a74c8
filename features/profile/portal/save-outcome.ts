import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { nowMs } from '#platform/browser/clock.ts'
import { useRefreshProfile } from './profile.queries.ts'

type Texts = { readonly saved: Message; readonly 'save-failed': Message }

/** Outcome of saving a tab: `run` does the work and gives true if the server took it, shown by toast and summary. */
export function useSaveOutcome(toastId: string, text: Texts) {
  const say = useSay()
  const refresh = useRefreshProfile()
  const [failure, setFailure] = useState<Message | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [savedAtMs, setSavedAt] = useState<number | null>(null)

  async function run(work: () => Promise<void>): Promise<boolean> {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      toast.error(say(text['save-failed']), { id: toastId })
      setFailure(failureSentence(error, text['save-failed']))
      setAttempt((before) => before + 1)
      return false
    }
    await refresh()
    setSavedAt(nowMs())
    toast.success(say(text.saved), { id: toastId })
    return true
  }
  return { failure: failure && say(failure), attempt, savedAtMs, run, refresh }
}
