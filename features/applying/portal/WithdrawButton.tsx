import { Suspense, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { type Application, decideWithdraw, isOffered, type Paying } from '../rules/facts.ts'
import { withdrawalMessages as text } from '../rules/returns/withdrawal-messages.ts'
import { withdrawalScreen } from '../rules/returns/withdrawal-screen-messages.ts'
import { nothing } from '#platform/pure/money/money.ts'

const WithdrawDialog = lazyPart(async () => ({
  default: (await import('./WithdrawDialog.tsx')).WithdrawDialog,
}))

export type WithdrawnProps = {
  readonly application: Pick<Application, 'id' | 'name' | 'status' | 'withdrawal'> &
    Partial<Pick<Application, 'paying'>>
  /** The table of the application. */
  readonly model: string
}

/** Of an application without a fee. */
export const unpaid: Paying = { total: nothing, paid: nothing, isPaid: false, isPending: false }

/** Withdraws an unpaid application that is not decided yet; not shown for any other. */
export function WithdrawButton({ application, model }: WithdrawnProps) {
  const say = useSay()
  const [isAsking, setIsAsking] = useState(false)
  const { name, paying = unpaid } = application
  const isAllowed = decideWithdraw({ ...application, paying }).is === 'allowed'
  if (!isAllowed || isOffered(application)) return null
  return (
    <>
      <Button
        aria-label={say(withdrawalScreen['withdraw-of'], { name })}
        onClick={() => setIsAsking(true)}
      >
        {say(text.withdraw)}
      </Button>
      {isAsking && (
        <Suspense>
          <WithdrawDialog
            application={{ ...application, paying }}
            model={model}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
