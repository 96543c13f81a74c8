import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { ReasonFields } from '#features/applying/office/ReasonFields.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { applicantDeskText as text } from '../../rules/applicants/desk-messages.ts'
import { entrancePreferencesSet } from '../../wire/applicants.ts'
import { useEntranceLayout } from '../layout/layout.queries.ts'
import { type ApplicantDialogProps, reasonLabels } from './MoveApplicantDialog.tsx'

/** Centre asked for and special need of an applicant without a seat. */
export function PreferencesDialog({ openingId, of, onDone, onClose }: ApplicantDialogProps) {
  const say = useSay()
  const { data, isError, refetch } = useEntranceLayout(openingId)
  const [centre, setCentre] = useState(of.n_exam_centre_ID)
  const [specialNeed, setSpecialNeed] = useState(of.specialNeed)
  const [typed, setTyped] = useState({ reason: '', reason_ne: '' })
  const body = () => ({
    n_entrance_reg_ID: of.n_entrance_reg_ID,
    ...(centre !== null && { n_exam_centre_ID: centre }),
    special_need: specialNeed,
    ...typed,
  })
  return (
    <ProcessDialog
      title={say(text['preferences-of'], { name: of.name })}
      sendLabel={say(text.save)}
      of={entrancePreferencesSet}
      {...{ body, onDone, onClose }}
    >
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      <SelectField
        id="applicant-centre"
        label={say(text.asked)}
        value={centre ?? ''}
        onChange={({ target: { value } }) => setCentre(value === '' ? null : Number(value))}
      >
        <option value="">{say(text.any)}</option>
        {data?.centres.map(({ n_exam_centre_ID: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Checkbox checked={specialNeed} onChange={() => setSpecialNeed(!specialNeed)}>
        {say(text['near-door'])}
      </Checkbox>
      <ReasonFields labels={reasonLabels} typed={typed} onType={setTyped} />
      <p className="small text-muted">{say(text['preferences-effect'])}</p>
    </ProcessDialog>
  )
}
