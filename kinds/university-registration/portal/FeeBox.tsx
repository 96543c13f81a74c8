import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { TurnLine } from '#platform/browser/ui/text/TurnLine.tsx'
import { PayButton } from '#features/applying/portal/send/PayButton.tsx'
import { WithdrawButton } from '#features/applying/portal/WithdrawButton.tsx'
import { applyingMessages, paymentStatusLabels } from '#features/applying/rules/facts.ts'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import { registrationFee, registrationOwed } from '../rules/registration.ts'
import { registrationModel } from '../wire/registration.ts'
import type { OwnRegistration } from './registration.queries.ts'

type Props = {
  readonly own: OwnRegistration
  readonly onPay: () => void
  readonly onDetails: () => void
}

const tones = { paid: 'done', pending: 'waiting', partly: 'turn', unpaid: 'turn' } as const

/** Total Fee, Fee Paid, Remaining, and what can be done about it (SPEC §2). */
export function FeeBox({ own, onPay, onDetails }: Props) {
  const say = useSay()
  const owed = registrationOwed(own)
  const { total, paid, waiting, left, feeNow } = registrationFee(own)
  const isTurn = owed > 0 && feeNow !== 'pending'
  return (
    <section className="card" aria-labelledby="registration-fee">
      {isTurn && <Hem />}
      <div className="flex flex-col gap-3 p-4 md:p-5">
        {isTurn && (
          <TurnLine whose="turn">{say(page[paid > 0 ? 'turn-rest' : 'turn-pay'])}</TurnLine>
        )}
        <div className="flex items-start justify-between gap-3">
          <h2 id="registration-fee">{say(page.fee)}</h2>
          <StatusChip tone={tones[feeNow]}>{say(paymentStatusLabels[feeNow])}</StatusChip>
        </div>
        <Facts
          facts={[
            { label: say(text['total-fee']), value: <MoneyText amount={total} /> },
            { label: say(text['fee-paid']), value: <MoneyText amount={paid} /> },
            ...(waiting === null
              ? []
              : [{ label: say(page['voucher-waiting']), value: <MoneyText amount={waiting} /> }]),
          ]}
        />
        <div className="flex items-baseline justify-between gap-4 border-t border-dashed border-control pt-3">
          <p className="font-strong">{say(text.remaining)}</p>
          {left > 0 ? (
            <p className="figure">
              <MoneyText amount={left} />
            </p>
          ) : (
            <p className="text-[1.25rem] font-strong text-done">{say(page['nothing-to-pay'])}</p>
          )}
        </div>
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          {owed > 0 && (
            <PayButton
              application={own}
              button={{ label: applyingMessages['pay-now'], action: 'pay' }}
              first
              onPay={onPay}
              onDetails={onDetails}
            />
          )}
          {paid > 0 && (
            <Button onClick={onDetails}>{say(applyingMessages['view-payment-details'])}</Button>
          )}
          <WithdrawButton application={own} model={registrationModel} />
        </div>
      </div>
    </section>
  )
}
