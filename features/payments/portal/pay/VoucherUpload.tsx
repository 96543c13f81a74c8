import { type ReactNode, useState } from 'react'
import type { Action } from '#platform/browser/action/action.ts'
import type { Message } from '#platform/pure/message.ts'
import { toRupees } from '#platform/pure/money/money.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { FileUpload } from '#platform/browser/ui/form/FileUpload.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { sentId } from '#features/institution/portal/accounts.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import {
  type SlipForm,
  slipProblems,
  type SlipReason,
} from '#features/payments/rules/slips/slip.ts'
import { voucherTypes } from '#features/payments/rules/slips/voucher-file.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { OpenPaymentNote } from '../MoneyNotices.tsx'
import { PaidIntoField } from './AccountChoice.tsx'
import type { PayableAccounts } from './accounts.ts'
import { type SlipField, SlipFields, slipSummary } from './SlipFields.tsx'
import { useVoucherFile } from './voucher-file.ts'
import { useVoucherUpload } from './voucher-upload.ts'

type Props = {
  readonly target: PaymentTarget
  readonly payable: PayableAccounts
  /** Shows the amount owed. */
  readonly total: ReactNode
  readonly sending: boolean
  readonly onSending: (sending: boolean) => void
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onPaid: () => void
  readonly onError: (sentence: Message) => void
}

const fieldId = 'voucher-file'

const accept = Object.entries(voucherTypes)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** Choose, check, shrink, send. Shows all errors at once; without an answer the file stays and can be sent again. */
export function VoucherUpload({
  target,
  payable,
  total,
  sending,
  onBack,
  onClose,
  ...events
}: Props) {
  const say = useSay()
  const today = useToday()
  const chosen = useVoucherFile()
  const { action, ...upload } = useVoucherUpload(target, events)
  async function send(slip: SlipForm): Promise<void> {
    if (chosen.file !== null)
      action.run({ file: chosen.file, slip, accountId: sentId(payable.chosen) })
  }
  const form = useForm<SlipField, SlipReason>({
    initial: { bank: '', branch: '', number: '', day: '', amount: String(toRupees(target.amount)) },
    problemsOf: (values) => slipProblems(values, today),
    onSubmit: send,
  })
  const [attempt, setAttempt] = useState(0)
  const noFile = { fieldId, message: chosen.problem ?? say(page['voucher-choose']) }
  const wrong = [...(chosen.file === null ? [noFile] : []), ...slipSummary(form, say)]
  const lost = action.state === 'lost'
  return (
    <Dialog
      title={say(text['upload-voucher'])}
      // It is not known if the voucher arrived: the list behind is read again.
      onClose={lost ? events.onPaid : onClose}
      busy={sending}
      footer={<Foot {...{ action, sending, onBack }} onLost={events.onPaid} />}
    >
      <form
        id="voucher-form"
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          if (chosen.file === null && !chosen.problem) chosen.ask()
          setAttempt(attempt + 1)
          form.submit(event)
        }}
      >
        <ErrorSummary items={attempt > 0 ? wrong : []} attempt={attempt} />
        {total}
        <OpenPaymentNote target={target} />
        <FileUpload
          id={fieldId}
          label={say(page.voucher)}
          hint={say(page['voucher-hint'])}
          accept={accept}
          file={chosen.file}
          onFile={(file) => void chosen.choose(file)}
          error={chosen.problem}
          sent={upload.sent}
          onCancel={upload.cancel}
          onRetry={upload.broken ? () => void send(form.values) : undefined}
        />
        <fieldset className="grid gap-4" disabled={action.state !== 'idle'}>
          <PaidIntoField payable={payable} />
          <SlipFields form={form} />
        </fieldset>
      </form>
    </Dialog>
  )
}

type FootProps = {
  readonly action: Action<never>
  readonly sending: boolean
  readonly onBack: () => void
  readonly onLost: () => void
}

function Foot({ action, sending, onBack, onLost }: FootProps) {
  const say = useSay()
  return (
    <DialogFoot action={action}>
      {action.state === 'lost' ? (
        <Button onClick={onLost}>{say(page.close)}</Button>
      ) : (
        <>
          <Button onClick={onBack} disabled={sending}>
            {say(page.back)}
          </Button>
          <Button look="filled" busy={sending} type="submit" form="voucher-form">
            {say(text['upload-voucher'])}
          </Button>
        </>
      )}
    </DialogFoot>
  )
}
