import { useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { ReasonFields } from '#features/applying/office/ReasonFields.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { withheldDeskText as text } from '../../rules/withheld/messages.ts'
import { entranceWithhold, entranceWithholdLift } from '../../wire/applicants.ts'
import { ofApplication } from '../../wire/merit-processes.ts'
import { type ApplicantDialogProps, reasonLabels } from './MoveApplicantDialog.tsx'

/** Withholds the result of an applicant with a reason, or lifts that. */
export function WithholdDialog({ of, onDone, onClose }: Omit<ApplicantDialogProps, 'openingId'>) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState({ reason: '', reason_ne: '' })
  const { name, withheldFor } = of
  const isWithheld = withheldFor !== null
  return (
    <ProcessDialog
      title={say(text[isWithheld ? 'lift-of' : 'withhold-of'], { name })}
      sendLabel={say(text[isWithheld ? 'lift' : 'withhold'])}
      of={isWithheld ? entranceWithholdLift : entranceWithhold}
      body={() => ({ ...ofApplication(of.n_entrance_reg_ID), ...typed })}
      {...{ onDone, onClose }}
    >
      {isWithheld && (
        <p>
          {say(text['is-withheld'])}: {withheldFor[language]}
        </p>
      )}
      <ReasonFields labels={reasonLabels} typed={typed} onType={setTyped} />
      <p className="small text-muted">
        {say(text[isWithheld ? 'lift-effect' : 'withhold-effect'])}
      </p>
    </ProcessDialog>
  )
}
