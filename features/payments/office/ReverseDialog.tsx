import { useState } from 'react'
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
import { reversalReasons, reversalText as text } from '../rules/money/reversal-messages.ts'
import type { DecidedVoucher } from '../wire/decided-voucher.ts'
import { voucherReverse } from '../wire/processes.ts'

type Props = {
  readonly voucher: Pick<DecidedVoucher, 'paymentId' | 'name' | 'amount'>
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

const given = { reasons: reversalReasons, fillIns: [] }
const ids: readonly string[] = [...reversalReasons.map(({ id }) => id), ownId]

/** Reason why an approval was wrong: a template or own text, as for a return, and the next step. */
export function ReverseDialog({ voucher, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [draft, setDraft] = useState<ReturnDraft>(emptyReturn)
  const [error, setError] = useState<'choose-first' | ReturnType<typeof lackingOf>>(null)
  const { written } = writtenOf(given, draft)
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
    return lacks === null ? { c_payment_ID: voucher.paymentId, ...reasonToWire(written) } : null
  }
  const amount = formatRs(rupees(voucher.amount), language)
  return (
    <ProcessDialog
      title={say(text['reverse-of'], { name: voucher.name, amount })}
      sendLabel={say(text.propose)}
      of={voucherReverse}
      {...{ body, onDone, onClose }}
    >
      <p className="small text-muted">{say(text['what-happens'])}</p>
      <fieldset className="reasons">
        <legend>{say(text.why)}</legend>
        {ids.map((id) => (
          <Checkbox key={id} checked={draft.chosen.includes(id)} onChange={() => toggle(id)}>
            {say(reversalReasons.find((each) => each.id === id)?.label ?? deskText['own-words'])}
          </Checkbox>
        ))}
      </fieldset>
      {isOwn && <OwnWords draft={draft} onDraft={write} />}
      {draft.chosen.length > 0 && <Seen reason={composeReason(written).words} />}
      <FieldNote id="reverse-note" error={error === null ? undefined : say(deskText[error])} />
    </ProcessDialog>
  )
}
