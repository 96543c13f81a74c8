import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { emptyReturn, type ReturnDraft } from '#features/desk/office/review/return-draft.ts'
import {
  lackingOf,
  OwnWords,
  ownId,
  reasonToWire,
  Seen,
  writtenOf,
} from '#features/desk/office/review/ReturnWords.tsx'
import { composeReason } from '#features/desk/rules/reason.ts'
import { deskText } from '#features/desk/rules/screen-messages.ts'
import { reversalText as text } from '../rules/money/reversal-messages.ts'
import type { DecidedVoucher } from '../wire/decided-voucher.ts'
import type { cashReverse } from '../wire/cash.ts'
import type { voucherReverse } from '../wire/processes.ts'

type Props = {
  /** `amount` in rupees. */
  readonly payment: Pick<DecidedVoucher, 'paymentId' | 'name' | 'amount'>
  readonly of: typeof voucherReverse | typeof cashReverse
  readonly reasons: readonly {
    readonly id: string
    readonly label: Message
    readonly text: Message
  }[]
  /** Effect of the reversal. */
  readonly help: string
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Reason why a credit was wrong: a template or own text, as for a return, and the next step. */
export function ReversePaymentDialog({ payment, of, reasons, help, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [draft, setDraft] = useState<ReturnDraft>(emptyReturn)
  const [error, setError] = useState<'choose-first' | ReturnType<typeof lackingOf>>(null)
  const ids = [...reasons.map(({ id }) => id), ownId]
  const { written } = writtenOf({ reasons, fillIns: [] }, draft)
  const isOwn = draft.chosen.includes(ownId)
  const write = (next: ReturnDraft) => {
    setError(null)
    setDraft(next)
  }
  const toggle = (id: string) =>
    write({
      ...draft,
      chosen: ids.filter((each) => (each === id) !== draft.chosen.includes(each)),
    })
  const body = () => {
    const lacks = draft.chosen.length === 0 ? 'choose-first' : isOwn ? lackingOf(draft) : null
    setError(lacks)
    return lacks === null ? { c_payment_ID: payment.paymentId, ...reasonToWire(written) } : null
  }
  const amount = formatRs(rupees(payment.amount), language)
  return (
    <ProcessDialog
      title={say(text['reverse-of'], { name: payment.name, amount })}
      sendLabel={say(text.propose)}
      {...{ of, body, onDone, onClose }}
    >
      <p className="small text-muted">{help}</p>
      <fieldset className="reasons">
        <legend>{say(text.why)}</legend>
        {ids.map((id) => (
          <Checkbox key={id} checked={draft.chosen.includes(id)} onChange={() => toggle(id)}>
            {say(reasons.find((each) => each.id === id)?.label ?? deskText['own-words'])}
          </Checkbox>
        ))}
      </fieldset>
      {isOwn && <OwnWords draft={draft} onDraft={write} />}
      {draft.chosen.length > 0 && <Seen reason={composeReason(written).words} />}
      <FieldNote id="reverse-note" error={error === null ? undefined : say(deskText[error])} />
    </ProcessDialog>
  )
}
