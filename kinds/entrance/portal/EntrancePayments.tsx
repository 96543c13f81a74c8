import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatAmount, formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { PaymentDetailsDialog } from '#features/payments/portal/PaymentDetailsDialog.tsx'
import { PaymentDialog } from '#features/payments/portal/PaymentDialog.tsx'
import { paymentMessages } from '#features/payments/rules/facts.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isEntranceOpen, isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { type AppliedEntrance, readOpening, useReloadApplied } from './entrance.queries.ts'

type Props = {
  readonly applications: readonly AppliedEntrance[]
  readonly toPay: AppliedEntrance | null
  readonly details: AppliedEntrance | null
  readonly onProblem: (sentence: string | null) => void
  readonly onDone: () => void
}

type Ready = {
  readonly application: AppliedEntrance
  readonly opening: EntranceOpening
  readonly before: Money | null
}

/** Payment and details dialogs; the fee is read anew before each payment (SPEC §9 Entrance fee). */
export function EntrancePayments({ applications, toPay, details, onProblem, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const reload = useReloadApplied()
  const asked = useAskedFor(applications)
  const ready = useFreshFee(toPay ?? asked.application, (sentence) => {
    onProblem(sentence)
    close()
  })
  function close() {
    asked.forget()
    onDone()
  }
  if (details !== null)
    return (
      <PaymentDetailsDialog
        title={details.name}
        summary={`${say(page.fee)} ${formatRs(details.paying.total, language)}`}
        belongs={(payment) => payment.entranceApplicationId === details.id}
        onClose={onDone}
      />
    )
  if (ready === null) return null
  const { application, opening, before } = ready
  return (
    <PaymentDialog
      target={{
        type: entrance.paymentType,
        referenceId: application.id,
        name: application.name,
        amount: entrance.payable({ opening, application, today }),
      }}
      note={payNote(opening, { say, language, today })}
      feeBefore={before}
      voucherWaiting={application.paying.isPending}
      onClose={close}
      onPaid={() => {
        close()
        void reload()
      }}
      onError={(sentence) => {
        onProblem(sentence)
        close()
        void reload()
      }}
    />
  )
}

/** `?pay=` opens the payment at once, as the dashboard's Pay Now does. */
function useAskedFor(applications: readonly AppliedEntrance[]) {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('pay'))
  const forget = () => {
    if (params.has('pay')) setParams({ tab: 'applied' }, { replace: true })
  }
  return { application: applications.find((each) => each.id === id) ?? null, forget }
}

/** Reads the opening again: a moved fee is told, a closed one cannot be paid. */
function useFreshFee(
  application: AppliedEntrance | null,
  onRefused: (sentence: string) => void,
): Ready | null {
  const say = useSay()
  const rest = useRest()
  const today = useToday()
  const refuse = useRef(onRefused)
  const [ready, setReady] = useState<Ready | null>(null)
  const id = application?.id ?? null
  const known = useRef(application)
  useEffect(() => {
    refuse.current = onRefused
    known.current = application
  })
  useEffect(() => {
    const asked = known.current
    setReady(null)
    if (id === null || asked === null) return
    let left = false
    const fail = (sentence: string) => {
      if (left) return
      toast.error(sentence, { id: 'pay' })
      refuse.current(sentence)
    }
    readOpening(rest, asked.openingId).then(
      (now) => {
        if (left) return
        if (now === null) return fail(say(text['opening-gone']))
        if (!isEntranceOpen(now.opening, today)) return fail(say(text.closed))
        const fee = entranceFee(now.opening, today)
        const before = fee === asked.paying.total ? null : asked.paying.total
        if (before !== null)
          toast(say(paymentMessages['fee-updated'], { n: formatAmount(fee) }), { id: 'pay' })
        setReady({ application: asked, opening: now.opening, before })
      },
      () => fail(say(blocks.notSent)),
    )
    return () => {
      left = true
    }
  }, [id, rest, say, today])
  return ready
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
