import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import {
  FieldNote,
  SelectField,
  TextAreaField,
  TextField,
} from '#platform/browser/ui/form/Field.tsx'
import { listText as text } from '../rules/list-messages.ts'
import { accountLabels as labels } from '../rules/screen-messages.ts'
import { type AccountFormState, errorOf } from './AccountFields.tsx'

type Props = {
  readonly form: AccountFormState
  readonly file: File | null
  readonly onFile: (file: File | null) => void
  /** The account has a picture already, which stays unless another is chosen. */
  readonly hasPicture: boolean
  readonly fileError: string | undefined
}

/** The payment QR: none, its text, or a picture of it. */
export function QrFields({ form, ...picture }: Props) {
  const say = useSay()
  const { qr } = form.values
  return (
    <>
      <SelectField
        id="account-qr"
        label={say(labels.qr)}
        value={qr}
        error={errorOf(form, 'qr', say)}
        onChange={({ target }) => form.set('qr', target.value)}
      >
        <option value="none">{say(text['qr-none'])}</option>
        <option value="text">{say(text['qr-by-text'])}</option>
        <option value="picture">{say(text['qr-by-picture'])}</option>
      </SelectField>
      {qr === 'text' && (
        <TextAreaField
          id="account-qr_text"
          label={say(text['qr-text'])}
          rows={4}
          value={form.values.qr_text}
          error={errorOf(form, 'qr_text', say)}
          onChange={({ target }) => form.set('qr_text', target.value)}
          onBlur={() => form.blur('qr_text')}
        />
      )}
      {qr === 'picture' && <PictureOfQr {...picture} />}
      {qr !== 'none' && (
        <TextField
          id="account-qr_label"
          label={say(labels.label)}
          optional
          value={form.values.qr_label}
          error={errorOf(form, 'qr_label', say)}
          onChange={({ target }) => form.set('qr_label', target.value)}
          onBlur={() => form.blur('qr_label')}
        />
      )}
    </>
  )
}

function PictureOfQr({ file, onFile, hasPicture, fileError }: Omit<Props, 'form'>) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="font-strong">{say(text['qr-file'])}</span>
      <p className="small text-muted">{say(text['qr-file-help'])}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say(text['qr-file'])}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => onFile(target.files?.[0] ?? null)}
      />
      <Button icon={ImagePlus} onClick={() => input.current?.click()}>
        {say(text['choose-file'])}
      </Button>
      <p className="small text-muted">
        {file?.name ?? (hasPicture ? say(text['present-picture']) : '')}
      </p>
      <FieldNote id="account-qr-file-note" error={fileError} />
    </div>
  )
}
