import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { FileUpload } from '#platform/browser/ui/form/FileUpload.tsx'
import { ValueField } from '#platform/browser/ui/form/ValueField.tsx'
import { acceptOf } from '#features/documents/rules/facts.ts'
import { correctableFields, type CorrectableField, proofTypes } from '../rules/correction.ts'
import { correctionInput, correctionValue } from '../rules/correction-value.ts'
import { correctionMessages as text } from '../rules/correction-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { lockedFields, useProposal } from './correction-proposal.ts'

type Props = {
  readonly profile: Profile
  readonly first: CorrectableField
  readonly waiting: readonly CorrectableField[]
  readonly onClose: () => void
}

/** One locked field, its correct value, and a proof; the office decides. */
export function CorrectionDialog({ profile, first, waiting, onClose }: Props) {
  const say = useSay()
  const proposal = useProposal({ profile, first, waiting, onSent: onClose })
  const { sending } = proposal
  const busy = sending.sent !== null
  return (
    <Dialog
      title={say(text.propose)}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say(blocks.cancel)}
          </Button>
          <Button look="filled" busy={busy} onClick={proposal.submit}>
            {say(text['send-correction'])}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="small text-muted">{say(text['locked-help'])}</p>
        {sending.failure !== null && (
          <p className="text-error" role="alert">
            {sending.failure}
          </p>
        )}
        <ProposalFields profile={profile} proposal={proposal} />
      </div>
    </Dialog>
  )
}

type FieldsProps = {
  readonly profile: Profile
  readonly proposal: ReturnType<typeof useProposal>
}

function ProposalFields({ profile, proposal }: FieldsProps) {
  const say = useSay()
  const { field, reason, proof, sending } = proposal
  const now = proposal.current[field]
  const missingProof = reason === 'proof-required' ? say(text[reason]) : undefined
  return (
    <>
      <SelectField
        label={say(text.field)}
        hint={say(text['now-written'], {
          value: now === '' ? '-' : correctionValue(field, now),
        })}
        value={field}
        onChange={(event) => proposal.choose(event.target.value)}
      >
        {lockedFields(profile).map((each) => (
          <option key={each} value={each}>
            {say(correctableFields[each])}
          </option>
        ))}
      </SelectField>
      <ValueField
        id="correct-value"
        label={say(text['new-value'])}
        input={correctionInput(field)}
        value={proposal.value}
        onChange={proposal.setValue}
        error={reason !== null && missingProof === undefined ? say(text[reason]) : undefined}
      />
      <FileUpload
        label={say(text.proof)}
        hint={say(text['file-hint'])}
        accept={acceptOf(proofTypes)}
        file={proof.file}
        wasBytes={proof.wasBytes}
        onFile={(file) => void proof.choose(file)}
        error={proof.problem ?? (proof.file === null ? missingProof : undefined)}
        sent={sending.sent}
        onCancel={sending.cancel}
      />
    </>
  )
}
