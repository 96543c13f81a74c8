import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { readBase64 } from '#platform/browser/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { useUpload } from '#platform/browser/use-upload.ts'
import { type EducationFile, educationFiles } from '../rules/education.ts'
import { educationMessages as text } from '../rules/education-messages.ts'
import type { Profile } from '../rules/profile.ts'
import { educationSavePath, educationToWire } from '../wire/education.ts'
import { educationForm, type EducationFileChoices, type EducationValues } from './education-form.ts'
import { failureSentence } from './failure.ts'
import { useRefreshProfile } from './profile.queries.ts'

type Entry = { readonly values: EducationValues; readonly files: EducationFileChoices }

/** Sends one record with its files; after a lost answer the same is sent again under the same key, never a second one. */
export function useEducationSave(profile: Profile) {
  const say = useSay()
  const rest = useRest()
  const refresh = useRefreshProfile()
  const upload = useUpload()
  const [failure, setFailure] = useState<Message | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)

  async function send({ values, files }: Entry): Promise<boolean> {
    const form = educationForm(values, files)
    setFailure(null)
    setLost(false)
    const contents = await readAll(files)
    if (contents === null) return fail(text['read-failed'])
    const body = educationToWire(form, { partnerId: profile.id, files: contents })
    const end = await upload.run(body, (call) => rest.post(educationSavePath, body, call))
    if (end.is === 'refused') return fail(failureSentence(end.error, text['save-failed']))
    setLost(end.is === 'lost')
    if (end.is === 'lost') return fail(failureSentence(end.error, text['save-failed']))
    if (end.is === 'canceled') return false
    await refresh()
    return succeed()
  }

  function succeed(): true {
    toast.success(say(text.saved), { id: 'education' })
    return true
  }

  function fail(sentence: Message): false {
    toast.error(say(sentence), { id: 'education' })
    setFailure(sentence)
    setAttempt((before) => before + 1)
    return false
  }
  return {
    sent: upload.sent,
    cancel: upload.cancel,
    lost,
    failure: failure && say(failure),
    attempt,
    send,
  }
}

/** The chosen files as base64; null when the device cannot read one (it was moved or deleted meanwhile). */
async function readAll(
  files: EducationFileChoices,
): Promise<Partial<Record<EducationFile, string>> | null> {
  const contents: Partial<Record<EducationFile, string>> = {}
  try {
    for (const which of educationFiles) {
      const { file } = files[which]
      if (file !== null) contents[which] = await readBase64(file)
    }
    return contents
  } catch {
    return null // SPEC §8 'Failed to read file.'
  }
}
