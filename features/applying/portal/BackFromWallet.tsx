import { Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'

const PaymentResult = lazyPart(async () => ({
  default: (await import('#features/payments/portal/PaymentResult.tsx')).PaymentResult,
}))

type Props = {
  readonly path: `/${string}`
  readonly texts: Readonly<Record<'back-to-list' | 'paid-next', Message>>
  readonly orderId: string
  /** A wallet payment has ended: what was shown is out of date. */
  readonly onSettled: () => void
}

/** Back from the wallet, the result comes first; from there a link leads to the kind's page. */
export function BackFromWallet({ path, texts, orderId, onSettled }: Props) {
  const say = useSay()
  return (
    <Suspense>
      <PaymentResult
        orderId={orderId}
        backTo={`${path}?tab=applied`}
        backLabel={say(texts['back-to-list'])}
        next={say(texts['paid-next'])}
        onSettled={onSettled}
      />
    </Suspense>
  )
}
