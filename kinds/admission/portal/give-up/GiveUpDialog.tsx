import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { giveUpScreen as text } from '../../rules/give-up/screen-messages.ts'
import { admissionGiveUpAsk, type GiveUpOffer, ofAdmission } from '../../wire/give-up.ts'

type Props = {
  readonly applicationId: number
  readonly name: string
  readonly offer: GiveUpOffer
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks once more, with the share in rupees and the rule; the request names the amount that was read. */
export function GiveUpDialog({ applicationId, name, offer, onDone, onClose }: Props) {
  const { say, language } = useSpeaking()
  const done = () => {
    onClose()
    return onDone()
  }
  const { action, error } = useProcess(admissionGiveUpAsk, done, onDone)
  const { paid, percent, until, steps } = offer
  const amount = (of: number) => formatRs(paisa(of), language)
  const credit = amount(offer.credit)
  const body = { ...ofAdmission(applicationId), credit: toRupees(paisa(offer.credit)) }
  return (
    <AskOnce
      title={say(text.title)}
      keep={say(text.keep)}
      send={say(text['ask-for'], { credit })}
      action={action}
      problem={error && say(error)}
      onSend={() => action.run(body)}
      onClose={onClose}
    >
      <p>
        {say(text[until === null ? 'lead-none' : 'lead'], {
          name,
          paid: amount(paid),
          credit,
          percent,
        })}{' '}
        {until !== null && say(text.until, { day: formatDay(until, language) })}
      </p>
      <h3>{say(text.steps)}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step.until}>
            {say(text.step, {
              day: formatDay(step.until, language),
              credit: amount(step.credit),
              percent: step.percent,
            })}
          </li>
        ))}
      </ul>
      <p className="small text-muted">{say(text['two-people'])}</p>
    </AskOnce>
  )
}
