import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { nothing } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField, TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { caseText as text } from '../rules/messages.ts'
import { type KhaltiCase, khaltiDecide } from '../wire/khalti-cases.ts'

type Props = {
  readonly found: KhaltiCase
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks whether held money becomes the student's credit or goes back, and why. */
export function DecideDialog({ found, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [outcome, setOutcome] = useState('credit')
  const [reason, setReason] = useState('')
  const taken = formatRs(found.taken ?? nothing, language)
  return (
    <ProcessDialog
      title={say(text['decide-name'])}
      sendLabel={say(text.propose)}
      of={khaltiDecide}
      body={() => ({ payment_attempt_ID: found.attemptId, outcome, reason })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {say(found.name)}, {say(text.taken, { amount: taken })}
      </p>
      <p className="small text-muted">{say(text['decide-help'])}</p>
      <SelectField
        id="case-outcome"
        label={say(text.outcome)}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      >
        <option value="credit">{say(text['to-credit'])}</option>
        <option value="refund">{say(text['to-refund'])}</option>
      </SelectField>
      <TextAreaField
        id="case-reason"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}
