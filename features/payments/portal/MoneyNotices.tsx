import { Suspense } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { StillWaiting } from '#platform/browser/ui/frame/Together.tsx'
import { noticeMessages as text } from '../rules/notice-messages.ts'
import type { UnsettledPayment } from '../wire/own-money.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { useOwnMoney } from './own-money.queries.ts'

const LookAtOpen = lazyPart(async () => ({
  default: (await import('./pay/LookAtOpen.tsx')).LookAtOpen,
}))

/** Above what one pays for: credit, and payments that wait for the provider or for the university (READINGS R-83). */
export function MoneyNotices() {
  const say = useSay()
  const language = useLanguage()
  const { own, isPending } = useOwnMoney()
  const words = useUnsettledWords()
  if (isPending) return <StillWaiting />
  if (own === null) return null
  const unsettled = [...own.open, ...own.pending, ...own.held]
  return (
    <>
      {unsettled.length > 0 && (
        <Suspense>
          <LookAtOpen key={unsettled.map(({ reference }) => reference).join()} />
        </Suspense>
      )}
      {own.credit > 0 && (
        <Banner tone="done" lead={say(text.credit, { amount: formatRs(own.credit, language) })}>
          {say(text['credit-help'])}
        </Banner>
      )}
      {own.held.map((payment) => (
        <Banner key={payment.reference} tone="waiting" lead={say(text.held)}>
          {say(text['held-sum'], words(payment))}
        </Banner>
      ))}
      {own.pending.map((payment) => (
        <Banner key={payment.reference} tone="waiting" lead={say(text.held)}>
          {say(text['held-pending'], words(payment))}
        </Banner>
      ))}
    </>
  )
}

/** Before a fee is paid another way: a wallet payment for it is open, or waits to be decided. */
export function OpenPaymentNote({ target }: { readonly target: PaymentTarget }) {
  const say = useSay()
  const { own } = useOwnMoney()
  const words = useUnsettledWords()
  const isFor = ({ type, referenceId }: UnsettledPayment) =>
    type === target.type && referenceId === target.referenceId
  const open = own?.open.find(isFor)
  const pending = own?.pending.find(isFor)
  const held = own?.held.find(isFor)
  if (held)
    return (
      <Banner tone="waiting" lead={say(text.held)}>
        {say(text['held-sum'], words(held))}
      </Banner>
    )
  if (pending)
    return (
      <Banner tone="waiting" lead={say(text.held)}>
        {say(text['held-pending'], words(pending))}
      </Banner>
    )
  if (!open) return null
  return (
    <Banner tone="waiting" lead={say(text.open, words(open))}>
      {say(text['open-help'], words(open))}
    </Banner>
  )
}

function useUnsettledWords() {
  const language = useLanguage()
  return ({ amount, name, reference }: UnsettledPayment) => ({
    amount: formatRs(amount, language),
    name,
    reference,
  })
}
