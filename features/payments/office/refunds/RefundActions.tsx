import { useState } from 'react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import { refundAsk, refundCancel, refundReturn, type ShownRefund } from '../../wire/refunds.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { EndDialog } from './EndDialog.tsx'
import { PartDialog } from './PartDialog.tsx'

type Props = {
  readonly refund: ShownRefund
  readonly onChanged: (summary: string) => void
}

/** The next steps of a refund that the person who reads it may take. */
export function RefundActions({ refund, onChanged }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<'account' | 'return' | 'part' | 'cancel' | null>(null)
  const mayDecide = useMay('credit.decide')
  const done = (summary: string) => {
    setOpen(null)
    onChanged(summary)
  }
  if (!mayDecide) return null
  if (refund.isProposed) return <Link to="/second">{say(text['is-proposed'])}</Link>
  const dialog = { refund, onDone: done, onClose: () => setOpen(null) }
  const isKhalti = refund.way === 'khalti'
  return (
    <div className="refund-actions">
      {isKhalti && (refund.state === 'APPROVED' || refund.state === 'ASKED') && (
        <AskButtons refund={refund} onChanged={onChanged} />
      )}
      {refund.state === 'NEEDS_ACCOUNT' && (
        <Button onClick={() => setOpen('account')}>{say(text.account)}</Button>
      )}
      {refund.state === 'SENT' && !isKhalti && (
        <Button onClick={() => setOpen('return')}>{say(text.returned)}</Button>
      )}
      {refund.mayNotePart && (
        <Button onClick={() => setOpen('part')}>{say(text['note-part'])}</Button>
      )}
      {refund.mayCancel && <Button onClick={() => setOpen('cancel')}>{say(text.cancel)}</Button>}
      {open === 'account' && <AccountDialog {...dialog} />}
      {open === 'part' && <PartDialog {...dialog} />}
      {open === 'return' && (
        <EndDialog
          {...dialog}
          of={refundReturn}
          title={text.returned}
          help={text['returned-help']}
          send={text.propose}
        />
      )}
      {open === 'cancel' && (
        <EndDialog
          {...dialog}
          of={refundCancel}
          title={text.cancel}
          help={text['cancel-help']}
          send={text.cancel}
        />
      )}
    </div>
  )
}

function AskButtons({ refund, onChanged }: Props) {
  const say = useSay()
  const { action, error } = useProcess(refundAsk, (_data, summary) => onChanged(summary))
  const ask = (again: boolean) => action.run({ refund_ID: refund.id, again })
  const state = { busy: isRunning(action), disabled: action.state === 'lost' }
  return (
    <>
      <Button {...state} onClick={() => ask(false)}>
        {say(text.ask)}
      </Button>
      {refund.maySendAgain && (
        <Button {...state} onClick={() => ask(true)}>
          {say(text.again)}
        </Button>
      )}
      <LostAnswer action={action} />
      <FieldNote id={`refund-ask-${refund.id}`} error={error === null ? undefined : say(error)} />
    </>
  )
}
