import { formMessages } from '#platform/browser/forms/form-messages.ts'
import type { Form } from '#platform/browser/forms/form.ts'
import { type Say, useSay } from '#platform/browser/language.ts'
import { Field, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { FileUpload } from '#platform/browser/ui/form/FileUpload.tsx'
import type { Message } from '#platform/pure/message.ts'
import { acceptOf } from '#features/documents/rules/facts.ts'
import { educationFileTypes } from '#features/profile/rules/education-files.ts'
import {
  educationBoards,
  type EducationFile,
  educationFiles,
  educationLevels,
  findGradingType,
  fullMarksText,
  gradingTypes,
} from '#features/profile/rules/education-lists.ts'
import { educationMessages as text } from '#features/profile/rules/education-messages.ts'
import { screenMessages as screen } from '#features/profile/rules/screen-messages.ts'
import type { EducationFileChoices, EducationText } from './education-form.ts'

type Reason = keyof typeof text
type Props = { readonly form: Form<EducationText, Reason> }

/** Fields of one record; full marks follow from the grading type and are shown in their field. */
export function EducationFields({ form }: Props) {
  const say = useSay()
  const bind = binding(form, say)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField {...bind('level')} label={say(text.level)}>
        <Options all={educationLevels} />
      </SelectField>
      <SelectField {...bind('board')} label={say(text.board)}>
        <Options all={educationBoards} />
      </SelectField>
      <div className="sm:col-span-2">
        <TextField {...bind('institution')} label={say(text.institution)} autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...bind('majorSubject')}
          label={say(text['major-subject'])}
          autoComplete="off"
        />
      </div>
      <TextField {...bind('startYear')} {...year} label={say(text['start-year'])} optional />
      <TextField
        {...bind('endYear')}
        {...year}
        label={say(text['end-year'])}
        placeholder={say(text['year-hint'])}
      />
      <SelectField {...bind('gradingType')} label={say(text['grading-type'])}>
        <Options all={gradingTypes} />
      </SelectField>
      <ObtainedMarks form={form} />
    </div>
  )
}

const year = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

function ObtainedMarks({ form }: Props) {
  const say = useSay()
  const { id, error, ...input } = binding(form, say)('obtainedMarks')
  const grading = findGradingType(form.values.gradingType)
  return (
    <Field id={id} label={say(text['obtained-marks'])} error={error}>
      {(control) => (
        <span className="relative">
          <input
            {...control}
            {...input}
            className="input pe-20"
            inputMode="decimal"
            maxLength={7}
            autoComplete="off"
          />
          {grading !== null && (
            <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-muted">
              {say(screen['marks-of'], { full: fullMarksText[grading] })}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

type FilesProps = {
  readonly files: EducationFileChoices
  readonly shown: Partial<Record<string, Reason>>
  readonly sending: boolean
}

/** Marksheet, character certificate, other; only the first is required. They travel together, so no progress of one. */
export function EducationFiles({ files, shown, sending }: FilesProps) {
  const say = useSay()
  const upload = (which: EducationFile) => {
    const { file, wasBytes, problem, choose } = files[which]
    const reason = shown[which]
    return (
      <FileUpload
        key={which}
        id={which}
        label={say(text[which])}
        optional={which !== 'marksheet'}
        accept={acceptOf(educationFileTypes)}
        file={file}
        wasBytes={wasBytes}
        onFile={(chosen) => void (sending || choose(chosen))}
        error={problem ?? (reason && say(text[reason]))}
        sent={null}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {educationFiles.map(upload)}
      <p className="small text-muted">{say(screen['file-hint'])}</p>
    </div>
  )
}

function Options({ all }: { readonly all: Readonly<Record<string, Message>> }) {
  const say = useSay()
  return (
    <>
      <option value="">{say(formMessages.choose)}</option>
      {Object.entries(all).map(([code, label]) => (
        <option key={code} value={code}>
          {say(label)}
        </option>
      ))}
    </>
  )
}

function binding(form: Props['form'], say: Say) {
  return (name: EducationText) => {
    const reason = form.shown[name]
    return {
      id: name,
      name,
      value: form.values[name],
      error: reason && say(text[reason]),
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      onBlur: () => form.blur(name),
    }
  }
}
