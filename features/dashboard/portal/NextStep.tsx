import { WifiOff } from 'lucide-react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useConnection } from '#platform/browser/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button, ButtonLink } from '#platform/browser/ui/Button.tsx'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import type { EntranceOnPath } from '../rules/path-to-admission.ts'
import { Go, StepCard } from './StepCard.tsx'

type Props = {
  readonly profile: Profile
  readonly entrance: EntranceOnPath | null
  readonly enrolled: boolean
}

/** The one thing to do now: at most one card carries the running stitch (DESIGN §1.2). */
export function NextStep({ profile, entrance, enrolled }: Props) {
  if (!profile.complete) return <CompleteProfile />
  if (enrolled) return <Nothing />
  if (entrance === null) return <Apply />
  if (entrance.standing === 'unpaid')
    return entrance.closed ? <Nothing /> : <PayEntrance entrance={entrance} />
  if (entrance.standing === 'pending') return <BeingChecked entrance={entrance} />
  return entrance.mayDownload ? (
    <CardReady entrance={entrance} />
  ) : (
    <CardPrepared entrance={entrance} />
  )
}

function CompleteProfile() {
  const say = useSay()
  return (
    <StepCard
      whose="turn"
      turn={`${say(blocks.yourTurn)} · ${say(text['about-ten-minutes'])}`}
      title={say(text.incomplete)}
      action={<Go to="/profile">{say(text['complete-profile'])}</Go>}
    >
      {say(text['incomplete-help'])} {say(text['incomplete-bring'])}
    </StepCard>
  )
}

function PayEntrance({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { payBy, laterFee } = entrance
  const left = payBy && daysLeft(say, language, { today, until: payBy })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text['pay-entrance'])}
      lead={payBy && <PatroLeaf day={payBy} today={today} />}
      action={<ToPay entrance={entrance} />}
    >
      <p>{entrance.name}</p>
      {payBy && laterFee !== null && (
        <p>
          {say(text['late-applies'], {
            day: formatShortDay(addDays(payBy, 1), language),
            fee: formatRs(laterFee, language),
          })}
        </p>
      )}
      {payBy && laterFee === null && (
        <p>{say(text['closes-after'], { day: formatShortDay(payBy, language) })}</p>
      )}
    </StepCard>
  )
}

/** The amount and the button; without a connection the button says why it is off. */
function ToPay({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const offline = useConnection() === 'offline'
  return (
    <div className="flex w-full flex-col gap-4 md:w-auto md:flex-row md:items-center md:gap-5">
      <div className="perforation flex items-baseline justify-between pt-4 md:block md:border-0 md:pt-0 md:text-end">
        <p className="small text-muted">{say(text['to-pay-now'])}</p>
        <p className="text-[1.75rem] leading-8 font-strong">
          <MoneyText amount={entrance.payable} />
        </p>
      </div>
      {offline ? (
        <div>
          <Button disabled wide aria-describedby="pay-reason">
            {say(applyingMessages['pay-now'])}
          </Button>
          <p id="pay-reason" className="small mt-2 flex gap-2 text-muted">
            <WifiOff className="icon" aria-hidden />
            {say(blocks.needsConnection)}
          </p>
        </div>
      ) : (
        <ButtonLink
          to={entrance.actPath}
          look="filled"
          label={`${say(applyingMessages['pay-now'])}, ${entrance.name}`}
        >
          {say(applyingMessages['pay-now'])}
        </ButtonLink>
      )}
    </div>
  )
}

function Apply() {
  const say = useSay()
  return (
    <StepCard
      whose="turn"
      turn={say(blocks.yourTurn)}
      title={say(text['apply-entrance'])}
      action={<Go to="/entrance">{say(text['see-entrances'])}</Go>}
    >
      {say(text['apply-help'])}
    </StepCard>
  )
}

function BeingChecked({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  return (
    <StepCard
      whose="waiting"
      turn={`${say(blocks.withUniversity)} · ${say(text['two-days'])}`}
      title={say(text['being-checked'])}
    >
      <p>{entrance.name}</p>
      <p>{say(text['being-checked-help'])}</p>
    </StepCard>
  )
}

function CardPrepared({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  return (
    <StepCard whose="waiting" turn={say(blocks.withUniversity)} title={say(text['card-prepared'])}>
      <p>{entrance.name}</p>
      <p>{say(text['card-prepared-help'])}</p>
    </StepCard>
  )
}

function CardReady({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { examDay } = entrance
  const left = examDay && daysLeft(say, language, { today, until: examDay })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text['admit-card'])}
      lead={examDay && <PatroLeaf day={examDay} today={today} />}
      action={<Go to={entrance.actPath}>{say(text['open-admit-card'])}</Go>}
    >
      <p>{entrance.name}</p>
      <p>{say(text['card-ready'])}</p>
    </StepCard>
  )
}

function Nothing() {
  const say = useSay()
  return (
    <StepCard whose="done" turn={say(blocks.done)} title={say(text['nothing-today'])}>
      {say(text['nothing-help'])}
    </StepCard>
  )
}
