import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { NeedsConnection } from '#platform/browser/ui/frame/NeedsConnection.tsx'
import type { ButtonState, PaymentAction } from '#features/applying/rules/facts.ts'

type Props = {
  readonly application: { readonly id: number; readonly name: string }
  /** Decision of the kind's rule. */
  readonly button: ButtonState<PaymentAction>
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

/** Pay Now, View Payment Details, or off with its word; without a connection paying says why it is off. */
export function PayButton({ application, button, first, onPay, onDetails }: Props) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  const { label, action } = button
  const blocked = action === 'pay' && offline
  const noteId = `pay-note-${application.id}`
  return (
    <div className="grid">
      <Button
        look={action === 'pay' && first ? 'filled' : 'outlined'}
        disabled={action === null || blocked}
        aria-label={`${say(label)}, ${application.name}`}
        aria-describedby={blocked ? noteId : undefined}
        onClick={action === 'pay' ? onPay : onDetails}
      >
        {say(label)}
      </Button>
      {blocked && <NeedsConnection id={noteId} />}
    </div>
  )
}
