import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Answer } from '#platform/pure/rest-dialect/contract.ts'
import { giveUpScreen as text } from '../../rules/give-up/screen-messages.ts'
import { admissionGiveUp, admissionGiveUpTakeBack, ofAdmission } from '../../wire/give-up.ts'
import { GiveUpDialog } from './GiveUpDialog.tsx'

type Props = { readonly applicationId: number; readonly name: string }

/** Gives a paid seat up for the share of today, or says that it is asked for; nothing where the server allows neither. */
export function GiveUpSeat({ applicationId, name }: Props) {
  const { say } = useSpeaking()
  const rest = useRest()
  const [isAsking, setAsking] = useState(false)
  const given = ofAdmission(applicationId)
  const { data, refetch } = useQuery({
    queryKey: ['give-up', applicationId],
    queryFn: () => runProcess(rest, admissionGiveUp, given),
  })
  if (data === undefined) return null
  const { offer, asked } = data
  if (asked !== null)
    return <Asked applicationId={applicationId} asked={asked} onDone={() => refetch()} />
  if (offer === null) return null
  return (
    <>
      <Button aria-label={say(text['give-up-of'], { name })} onClick={() => setAsking(true)}>
        {say(text['give-up'])}
      </Button>
      {isAsking && (
        <GiveUpDialog
          applicationId={applicationId}
          name={name}
          offer={offer}
          onDone={() => refetch()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type AskedProps = {
  readonly applicationId: number
  readonly asked: NonNullable<Answer<typeof admissionGiveUp>['asked']>
  readonly onDone: () => Promise<unknown>
}

function Asked({ applicationId, asked, onDone }: AskedProps) {
  const { say, language } = useSpeaking()
  const { action, error } = useProcess(admissionGiveUpTakeBack, onDone)
  const { askedOn, percent, credit, mayTakeBack } = asked
  const values = {
    day: formatDay(askedOn, language),
    credit: formatRs(paisa(credit), language),
    percent,
  }
  return (
    <div className="flex basis-full flex-col gap-3">
      <Banner tone="waiting" lead={say(text.asked, values)} />
      {mayTakeBack && (
        <div>
          <Button
            disabled={action.state === 'lost'}
            busy={isRunning(action)}
            onClick={() => action.run(ofAdmission(applicationId))}
          >
            {say(text.keep)}
          </Button>
        </div>
      )}
      <LostAnswer action={action} />
      <FieldNote id="give-up-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
