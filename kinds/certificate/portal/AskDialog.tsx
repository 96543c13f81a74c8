import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ConfirmApplication } from '#features/applying/portal/send/ConfirmApplication.tsx'
import { OpeningSummary } from '#features/applying/portal/send/OpeningSummary.tsx'
import {
  certificateFee,
  type CertificateOpening,
  mostCopies,
  purposeMaxLength,
} from '../rules/certificate.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { choosesSemesters } from '../rules/semesters.ts'
import { useAsk } from './ask.ts'
import { SemesterChoice } from './SemesterChoice.tsx'

type Props = {
  readonly opening: CertificateOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Copies, purpose and urgency of a certificate, with the fee they make. */
export function AskDialog({ opening, onClose, onApplied }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [copies, setCopies] = useState(1)
  const [purpose, setPurpose] = useState('')
  const [isUrgent, setIsUrgent] = useState(false)
  const applying = useAsk(opening, onApplied)
  const isLocked = isRunning(applying.action)
  const [semesters, setSemesters] = useState<readonly number[]>([])
  const request = { copies, purpose, isUrgent, semesters }
  return (
    <ConfirmApplication texts={page} applying={applying} given={request} onClose={onClose}>
      {choosesSemesters(opening.type) && (
        <SemesterChoice
          opening={opening}
          chosen={semesters}
          locked={isLocked}
          onChosen={setSemesters}
        />
      )}
      <SelectField
        label={say(page.copies)}
        value={copies}
        disabled={isLocked}
        onChange={(event) => setCopies(Number(event.target.value))}
      >
        {Array.from({ length: mostCopies }, (_, index) => (
          <option key={index} value={index + 1}>
            {digits(index + 1, language)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say(page.purpose)}
        hint={say(page['purpose-hint'])}
        value={purpose}
        maxLength={purposeMaxLength}
        disabled={isLocked}
        required
        onChange={(event) => setPurpose(event.target.value)}
      />
      <Checkbox
        checked={isUrgent}
        disabled={isLocked}
        onChange={(event) => setIsUrgent(event.target.checked)}
      >
        {say(page['urgent-ask'])}
      </Checkbox>
      <OpeningSummary
        name={opening.name}
        until={null}
        lines={[]}
        fee={{ label: say(page.fee), amount: certificateFee(opening, request) }}
      />
    </ConfirmApplication>
  )
}
