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
  const { action, error } = useProcess(admissionGiveUpAsk, done, { onNotDone: onDone })
  const { paid, percent, until, steps } = offer
  const amount = (of: number) => formatRs(paisa(of), language)
  const credit = amount(offer.credit)
  const body = { ...ofAdmission(applicationId), credit: toRupees(paisa(offer.credit)) }
  return (
    <AskOnce
      title={say(text.title)}
      keep={say(text.keep)}
      send={say(text[offer.credit === 0 ? 'ask-for-nothing' : 'ask-for'], { credit })}
      action={action}
      problem={error && say(error)}
      onSend={() => action.run(body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>
          {say(text[until === null ? 'lead-none' : 'lead'], {
            name,
            paid: amount(paid),
            credit,
            percent,
          })}{' '}
          {until !== null && say(text.until, { day: formatDay(until, language) })}
        </p>
        <div>
          <h3>{say(text.steps)}</h3>
          <ul className="list-disc ps-5">
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
        </div>
        <p className="small text-muted">{say(text['two-people'])}</p>
      </div>
    </AskOnce>
  )
}
