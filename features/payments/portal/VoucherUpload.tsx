import { toRupees } from '#platform/pure/money/money.ts'
import { useForm } from '#platform/browser/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { FileUpload } from '#platform/browser/ui/FileUpload.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { paymentMessages as text, paymentPageMessages as page } from '../rules/messages.ts'
import { slipProblems, type SlipReason } from '../rules/slip.ts'
import { voucherTypes } from '../rules/voucher-file.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { type SlipField, SlipFields } from './SlipFields.tsx'
import { useVoucherUpload } from './voucher-upload.ts'

type Props = {
  readonly target: PaymentTarget
  readonly sending: boolean
  readonly onSending: (sending: boolean) => void
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onPaid: () => void
  readonly onError: (sentence: string) => void
}

const accept = Object.entries(voucherTypes)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** Choose, check, shrink, send; without an answer the file stays and can be sent again. */
export function VoucherUpload({ target, sending, onBack, onClose, ...events }: Props) {
  const say = useSay()
  const today = useToday()
  const upload = useVoucherUpload(target, events)
  const form = useForm<SlipField, SlipReason>({
    initial: { bank: '', branch: '', number: '', day: '', amount: String(toRupees(target.amount)) },
    problemsOf: (values) => slipProblems(values, today),
    onSubmit: upload.send,
  })
  return (
    <Dialog
      title={say(text['upload-voucher'])}
      onClose={onClose}
      busy={sending}
      footer={
        <>
          <Button onClick={onBack} disabled={sending}>
            {say(page.back)}
          </Button>
          <Button look="filled" busy={sending} type="submit" form="voucher-form">
            {say(text['upload-voucher'])}
          </Button>
        </>
      }
    >
      <form
        id="voucher-form"
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => (upload.hasFile() ? form.submit(event) : event.preventDefault())}
      >
        <FileUpload
          label={say(page.voucher)}
          hint={say(page['voucher-hint'])}
          accept={accept}
          file={upload.file}
          onFile={(file) => void upload.choose(file)}
          error={upload.problem}
          sent={upload.sent}
          onCancel={upload.cancel}
          onRetry={upload.lost ? () => void upload.send(form.values) : undefined}
        />
        <SlipFields form={form} />
      </form>
    </Dialog>
  )
}
