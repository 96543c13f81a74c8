import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useChosenFile } from '#platform/browser/files/chosen-file.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useFormDraft } from '#platform/browser/forms/form-draft.ts'
import { useSay } from '#platform/browser/language.ts'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DraftNotes, SavedNote } from '#platform/browser/ui/form/DraftNotes.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { UploadFailed, UploadProgress } from '#platform/browser/ui/form/FileUpload.tsx'
import { nowMs } from '#platform/browser/clock.ts'
import { educationFileProblem, isUntouched } from '#features/profile/rules/education.ts'
import { educationMessages as text } from '#features/profile/rules/education-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { screenMessages as screen } from '#features/profile/rules/screen-messages.ts'
import { EducationFields, EducationFiles } from './EducationFields.tsx'
import {
  blankTexts,
  educationFields,
  type EducationFileChoices,
  educationForm,
  type EducationText,
  problemsOf,
} from './education-form.ts'
import { useEducationSave } from './education-save.ts'
import { stepPaths } from '../profile-paths.ts'

/** Adds one record at a time; afterwards the form is blank again (SPEC §4, READINGS R-25). */
export function EducationEditor({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const { form, files, draft, save, savedAtMs, submit, summary, lead } = useEducation(profile)
  return (
    <form className="flex min-w-0 flex-col gap-5" noValidate onSubmit={submit}>
      <ErrorSummary items={summary} lead={lead} attempt={form.attempt + save.attempt} />
      <DraftNotes draft={draft} />
      <section className="card flex flex-col gap-4 p-4 md:p-5">
        <div>
          <h2>{say(screen['add-record'])}</h2>
          <p className="small text-muted">{say(screen['add-record-help'])}</p>
        </div>
        <EducationFields form={form} />
        <EducationFiles files={files} shown={form.shown} sending={save.sent !== null} />
        {save.sent !== null && (
          <UploadProgress
            sent={save.sent}
            name={say(screen['save-record'])}
            onCancel={save.cancel}
          />
        )}
        {save.lost && <UploadFailed onRetry={() => void form.retry()} />}
      </section>
      <ActionBar>
        <SavedNote draftSavedAtMs={draft.draftSavedAtMs} savedAtMs={savedAtMs} />
        <Button type="submit" look="filled" busy={form.busy || save.sent !== null}>
          {say(screen['save-record'])}
        </Button>
      </ActionBar>
    </form>
  )
}

function useEducation(profile: Profile) {
  const say = useSay()
  const files = useEducationFiles()
  const save = useEducationSave(profile)
  const [savedAtMs, setSavedAt] = useState<number | null>(null)
  const form = useForm<EducationText, keyof typeof text>({
    initial: blankTexts,
    problemsOf: (values) => problemsOf(values, files),
    onSubmit: send,
  })
  const draft = useFormDraft({ page: stepPaths.education, form, stored: blankTexts })

  async function send(values: typeof blankTexts): Promise<void> {
    if (!(await save.send({ values, files }))) return
    draft.saved(values)
    form.reset(blankTexts)
    for (const each of Object.values(files)) await each.choose(null)
    setSavedAt(nowMs())
  }
  const problems = educationFields.flatMap((name) => {
    const reason = problemsOf(form.values, files)[name]
    return reason === undefined ? [] : [{ fieldId: name, message: say(text[reason]) }]
  })
  const refused = isUntouched(educationForm(form.values, files))
    ? say(text['nothing-to-save'])
    : say(text['validation-failed'], { list: problems.map(({ message }) => message).join(', ') })

  function submit(event: FormEvent) {
    if (problems.length > 0) toast.error(refused, toastOf)
    form.submit(event)
  }
  const isRefused = form.attempt > 0 && problems.length > 0
  return {
    form: { ...form, retry: () => send(form.values) },
    files,
    draft,
    save,
    savedAtMs,
    submit,
    summary: isRefused ? problems : [],
    lead: isRefused ? refused : (save.failure ?? undefined),
  }
}

/** The summary says it aloud already. */
const toastOf = {
  id: 'education',
  ariaProps: { role: 'status', 'aria-live': 'off' },
} as const

function useEducationFiles(): EducationFileChoices {
  const say = useSay()
  const problemOf = (file: Parameters<typeof educationFileProblem>[0]) => {
    const reason = educationFileProblem(file)
    return reason === null ? null : say(text[reason])
  }
  return {
    marksheet: useChosenFile(problemOf),
    character: useChosenFile(problemOf),
    other: useChosenFile(problemOf),
  }
}
