import { useQuery } from '@tanstack/react-query'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { type WireRecord, listValueOf } from '#platform/pure/rest-dialect/record.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { SelectField, TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { FileUpload } from '#platform/browser/ui/form/FileUpload.tsx'
import { ValueField } from '#platform/browser/ui/form/ValueField.tsx'
import { acceptOf } from '#features/documents/rules/facts.ts'
import {
  basisMaxLength,
  correctableFields,
  type CorrectableField,
  needsProof,
  proofTypes,
} from '../rules/correction.ts'
import { correctionInput, correctionValue } from '../rules/correction-value.ts'
import { correctionMessages } from '../rules/correction-messages.ts'
import { entryText as text } from '../rules/entry-messages.ts'
import { correctionColumns } from '../wire/correction.ts'
import { useEntry } from './use-entry.ts'

type Props = {
  readonly partnerId: number
  /** With the id of what waits now. */
  readonly onEntered: (id: number) => void
  readonly onClose: () => void
}

const fields = Object.keys(correctableFields) as readonly CorrectableField[]

/** Corrects one detail of a record, with reason and proof; another person accepts it. */
export function CorrectDialog({ partnerId, onEntered, onClose }: Props) {
  const say = useSay()
  const entry = useEntry(partnerId, onEntered)
  const { sent, failure } = entry.sending
  const busy = sent !== null
  return (
    <Dialog
      title={say(text.title)}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say(blocks.cancel)}
          </Button>
          <Button look="filled" busy={busy} onClick={entry.submit}>
            {say(text.enter)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="small text-muted">{say(text.lead)}</p>
        <EntryFields partnerId={partnerId} entry={entry} />
        {failure !== null && (
          <p className="text-error" role="alert">
            {say(failure)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type FieldsProps = {
  readonly partnerId: number
  readonly entry: ReturnType<typeof useEntry>
}

function EntryFields({ partnerId, entry }: FieldsProps) {
  const say = useSay()
  const { field, proof, why, sending } = entry
  return (
    <>
      <SelectField
        label={say(text.field)}
        hint={<Now partnerId={partnerId} field={field} />}
        value={field}
        onChange={({ target }) => {
          const chosen = fields.find((each) => each === target.value)
          if (chosen !== undefined) entry.choose(chosen)
        }}
      >
        {fields.map((each) => (
          <option key={each} value={each}>
            {say(correctableFields[each])}
          </option>
        ))}
      </SelectField>
      <ValueField
        id="entry-value"
        key={field}
        label={say(correctionMessages['new-value'])}
        input={correctionInput(field)}
        value={entry.value}
        onChange={entry.setValue}
        error={why('value-required')}
      />
      <TextAreaField
        label={say(text.basis)}
        hint={say(text['basis-hint'])}
        maxLength={basisMaxLength}
        value={entry.basis}
        onChange={({ target }) => entry.setBasis(target.value)}
        error={why('basis-required')}
      />
      <FileUpload
        label={say(text.proof)}
        optional={!needsProof(field)}
        hint={say(text['paper-hint'])}
        accept={acceptOf(proofTypes)}
        file={proof.file}
        wasBytes={proof.wasBytes}
        onFile={(file) => void proof.choose(file)}
        error={proof.problem ?? (proof.file === null ? why('proof-required') : undefined)}
        sent={sending.sent}
        onCancel={sending.cancel}
      />
    </>
  )
}

/** Present value of the record, read for this field alone: the whole number is in the audit trail. */
function Now({
  partnerId,
  field,
}: {
  readonly partnerId: number
  readonly field: CorrectableField
}) {
  const say = useSay()
  const rest = useRest()
  const column = correctionColumns[field]
  const { data, isError } = useQuery({
    queryKey: ['correct', partnerId, column],
    queryFn: async () => {
      const record = await rest.get(`${modelPath('c_bpartner', partnerId)}?$select=${column}`)
      return listValueOf(record as WireRecord, column) ?? ''
    },
    staleTime: 30_000,
  })
  if (isError) return say(text['now-failed'])
  if (data === undefined) return say(text['now-loading'])
  return say(text.now, { value: data === '' ? '-' : correctionValue(field, data) })
}
