import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { readBase64 } from '#platform/browser/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { useUpload } from '#platform/browser/use-upload.ts'
import {
  type EducationFile,
  educationFiles,
  type EducationForm,
  educationRecordOf,
} from '../rules/education.ts'
import { educationMessages as text } from '../rules/education-messages.ts'
import type { EducationEntry, Profile } from '../rules/profile.ts'
import { educationSavePath, educationToWire } from '../wire/education.ts'
import { educationForm, type EducationFileChoices, type EducationValues } from './education-form.ts'
import { failureSentence } from './failure.ts'
import { profileKey, useRefreshProfile } from './profile.queries.ts'

type Entry = { readonly values: EducationValues; readonly files: EducationFileChoices }

/** Sends one record with its files; without an answer everything stays and can be sent again. */
export function useEducationSave(profile: Profile) {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const refresh = useRefreshProfile()
  const upload = useUpload()
  const known = useRef<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)

  async function send({ values, files }: Entry): Promise<boolean> {
    const form = educationForm(values, files)
    setFailure(null)
    setLost(false)
    if (!lost) known.current = new Set(profile.education.map(({ id }) => id))
    else if (await hasArrived(form)) return succeed()
    const contents = await readAll(files)
    if (contents === null) return fail(say(text['read-failed']))
    const body = educationToWire(form, { partnerId: profile.id, files: contents })
    const end = await upload.run(body, (call) => rest.post(educationSavePath, body, call))
    if (end.is === 'refused') return fail(failureSentence(end.error, say(text['save-failed']), say))
    if ((await hasArrived(form)) || end.is === 'done') return succeed()
    setLost(end.is === 'lost')
    return end.is === 'lost' && fail(failureSentence(end.error, say(text['save-failed']), say))
  }

  /** Whether the record is there: after a lost answer only the profile can tell. */
  async function hasArrived(form: EducationForm): Promise<boolean> {
    await refresh()
    const now = queries.getQueryData<Profile | null>(profileKey(profile.id))?.education ?? []
    return now.some((entry) => !known.current.has(entry.id) && isSameRecord(entry, form))
  }

  function succeed(): true {
    toast.success(say(text.saved), { id: 'education' })
    return true
  }

  function fail(sentence: string): false {
    toast.error(sentence, { id: 'education' })
    setFailure(sentence)
    setAttempt((before) => before + 1)
    return false
  }
  return { sent: upload.sent, cancel: upload.cancel, lost, failure, attempt, send }
}

function isSameRecord(entry: EducationEntry, form: EducationForm): boolean {
  const { level, board, institution, endYear, majorSubject, obtainedMarks } =
    educationRecordOf(form)
  return (
    entry.level === level &&
    entry.board === board &&
    entry.institution === institution &&
    entry.endYear === endYear &&
    entry.majorSubject === majorSubject &&
    entry.obtainedMarks === obtainedMarks
  )
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
