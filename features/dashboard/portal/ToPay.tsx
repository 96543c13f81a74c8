import type { Money } from '#platform/pure/money/money.ts'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { NeedsConnection } from '#platform/browser/ui/frame/NeedsConnection.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import { dashboardMessages as text } from '../rules/messages.ts'

type Props = {
  readonly name: string
  readonly payable: Money
  /** Application that the payment is for. */
  readonly target: Parameters<typeof useIsUnsettled>[0]
  /** Opens the payment. */
  readonly payPath: `/${string}`
}

/** The amount and the button: outlined while a payment is held, disabled with the reason while offline. */
export function ToPay({ name, payable, target, payPath }: Props) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  const unsettled = useIsUnsettled(target)
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:gap-5">
      <div className="perforation flex items-baseline justify-between pt-4 md:block md:border-0 md:pt-0 md:text-end">
        <p className="small text-muted">{say(text['to-pay-now'])}</p>
        <p className="text-[1.75rem] leading-8 font-strong">
          <MoneyText amount={payable} />
        </p>
      </div>
      {offline ? (
        <div>
          <Button disabled wide aria-describedby="pay-reason">
            {say(applyingMessages['pay-now'])}
          </Button>
          <NeedsConnection id="pay-reason" />
        </div>
      ) : (
        <ButtonLink
          to={payPath}
          look={unsettled ? 'outlined' : 'filled'}
          label={`${say(applyingMessages['pay-now'])}, ${name}`}
        >
          {say(applyingMessages['pay-now'])}
        </ButtonLink>
      )}
    </div>
  )
}
