import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { UnreadableFile } from '#platform/browser/contents.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { useUpload } from '#platform/browser/files/use-upload.ts'
import { type EducationFile, educationFiles } from '#features/profile/rules/education-lists.ts'
import { educationMessages as text } from '#features/profile/rules/education-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { educationSavePath, educationToWire } from '#features/profile/wire/education.ts'
import { educationForm, type EducationFileChoices, type EducationValues } from './education-form.ts'
import { useRefreshProfile } from '../profile.queries.ts'

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
    const chosen = educationFiles.flatMap((which) => {
      const { file } = files[which]
      return file === null ? [] : [{ which, file }]
    })
    const content = { ...form, files: chosen.map(described) }
    const what = { content, files: chosen.map(({ file }) => file) }
    const end = await upload.run(what, (contents, call) => {
      const sent = Object.fromEntries(chosen.map(({ which }, at) => [which, contents[at] ?? '']))
      return rest.post(
        educationSavePath,
        educationToWire(form, { partnerId: profile.id, files: sent }),
        call,
      )
    })
    if (end.is === 'refused' && end.error instanceof UnreadableFile)
      return fail(text['read-failed'])
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

/** Which file it is, without its content. */
function described({ which, file }: { readonly which: EducationFile; readonly file: File }) {
  return [which, file.name, file.size, file.lastModified]
}
