import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatAmount, formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { currentDay, loadSettings } from '#features/institution/portal/settings.ts'
import { useAskedFor } from '#features/applying/portal/use-asked-for.ts'
import { PaymentDetailsDialog } from '#features/payments/portal/PaymentDetailsDialog.tsx'
import { paymentUnread } from '#features/payments/portal/payment-unread.ts'
import { PaymentDialog } from '#features/payments/portal/PaymentDialog.tsx'
import { paymentMessages, paymentPageMessages } from '#features/payments/rules/facts.ts'
import { isPaymentFor } from '#features/payments/wire/payment-reference.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isEntranceOpen, isRegularOn, nextDeadline, owedBefore } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { paymentReference } from '../wire/entrance-application.ts'
import { type AppliedEntrance, readOpening, useReloadApplied } from './entrance.queries.ts'

type Props = {
  readonly applications: readonly AppliedEntrance[]
  readonly toPay: AppliedEntrance | null
  readonly details: AppliedEntrance | null
  readonly onProblem: (sentence: string | null) => void
  readonly onDone: () => void
}

/** Payment and details dialogs; the fee is read anew before each payment (SPEC §9 Entrance fee). */
export function EntrancePayments({ applications, toPay, details, onProblem, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const asked = useAskedFor(applications)
  const application = toPay ?? asked.application
  if (details !== null)
    return (
      <PaymentDetailsDialog
        title={details.name}
        summary={say(paymentPageMessages['fee-summary'], {
          fee: formatRs(details.paying.total, language),
          paid: formatRs(details.paying.paid, language),
        })}
        belongs={(payment) => isPaymentFor(payment, paymentReference, details.id)}
        onClose={onDone}
      />
    )
  if (application === null) return null
  return (
    <PayApplication
      key={application.id}
      application={application}
      onDone={(problem) => {
        if (problem !== null) onProblem(problem)
        asked.forget()
        onDone()
      }}
    />
  )
}

type PayProps = {
  readonly application: AppliedEntrance
  /** Closed, paid (null) or refused with this sentence. */
  readonly onDone: (problem: string | null) => void
}

function PayApplication({ application, onDone }: PayProps) {
  const say = useSay()
  const language = useLanguage()
  const reload = useReloadApplied()
  const fresh = useFreshFee(application, onDone)
  if (fresh === null) return null
  const { opening, before, today } = fresh
  return (
    <PaymentDialog
      target={{
        type: entrance.paymentType,
        reference: paymentReference,
        referenceId: application.id,
        name: application.name,
        amount: entrance.payable({ opening, application, today }),
      }}
      note={payNote(opening, { say, language, today })}
      feeBefore={before}
      paid={application.paying.paid}
      voucherWaiting={application.paying.isPending}
      onClose={() => onDone(null)}
      onPaid={() => {
        onDone(null)
        void reload()
      }}
      onError={(sentence) => {
        onDone(sentence)
        void reload()
      }}
    />
  )
}

type Fresh = {
  readonly opening: EntranceOpening
  readonly before: Money | null
  readonly today: Day
}

/** Reads the opening and the server's day again: a moved fee is told, a closed one cannot be paid. */
function useFreshFee(
  application: AppliedEntrance,
  onRefused: (sentence: string) => void,
): Fresh | null {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const asked = useRef({ application, onRefused })
  useEffect(() => {
    let left = false
    const refuse = (sentence: string) => {
      if (left) return
      toast.error(sentence, { id: 'pay' })
      asked.current.onRefused(sentence)
    }
    const { openingId, paying } = asked.current.application
    Promise.all([readOpening(rest, openingId), loadSettings(rest)]).then(
      ([now]) => {
        if (left) return
        const today = currentDay()
        if (now === null) return refuse(say(text['opening-gone']))
        if (!isEntranceOpen(now.opening, today)) return refuse(say(text.closed))
        const fee = entranceFee(now.opening, today)
        const before = owedBefore(fee, paying)
        if (before !== null)
          toast(say(paymentMessages['fee-updated'], { n: digits(formatAmount(fee), language) }), {
            id: 'pay',
          })
        setFresh({ opening: now.opening, before, today })
      },
      (error: unknown) => refuse(say(paymentUnread(error))),
    )
    return () => {
      left = true
    }
  }, [language, rest, say])
  return fresh
}

function payNote(
  opening: EntranceOpening,
  at: { say: Say; language: Language; today: Day },
): string {
  const { say, language, today } = at
  const until = nextDeadline(opening, today)
  if (until === null) return opening.name
  const day = formatShortDay(until, language)
  if (!isRegularOn(opening, today)) return say(page['pay-note-late'], { name: opening.name, day })
  return say(page['pay-note-regular'], {
    name: opening.name,
    day,
    next: formatShortDay(addDays(until, 1), language),
    fee: formatRs(opening.lateFee, language),
  })
}
