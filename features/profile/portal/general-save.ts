import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { nowMs } from '#features/institution/portal/settings.ts'
import { isLocked } from '../rules/correction.ts'
import { type GeneralForm, normalGeneral } from '../rules/general.ts'
import { generalMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import { generalColumns, generalToWire } from '../wire/general.ts'
import { failureSentence } from './failure.ts'
import { putProfile, useRefreshProfile } from './profile.queries.ts'

/** Sends the editable part; a locked citizenship number is left out. `send` answers whether the server took it. */
export function useGeneralSave(profile: Profile) {
  const say = useSay()
  const rest = useRest()
  const refresh = useRefreshProfile()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [savedAtMs, setSavedAt] = useState<number | null>(null)

  async function send(form: GeneralForm): Promise<boolean> {
    setFailure(null)
    try {
      await putProfile(rest, profile.id, { body: bodyOf(form, profile) })
    } catch (error) {
      toast.error(say(text['save-failed']), { id: 'general' })
      setFailure(failureSentence(error, say(text['save-failed']), say))
      setAttempt((before) => before + 1)
      return false
    }
    await refresh()
    setSavedAt(nowMs())
    toast.success(say(text.saved), { id: 'general' })
    return true
  }
  return { failure, attempt, savedAtMs, send }
}

function bodyOf(form: GeneralForm, profile: Profile): Readonly<Record<string, string>> {
  const body = generalToWire(normalGeneral(form))
  if (!isLocked('citizenshipNumber', profile)) return body
  const { [generalColumns.citizenshipNumber]: _locked, ...free } = body
  return free
}
