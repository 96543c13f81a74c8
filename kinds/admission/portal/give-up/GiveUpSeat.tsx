import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
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

/** Gives a paid seat up for the share of today, or says that it is asked for, or could not be read; nothing where the server allows neither. */
export function GiveUpSeat({ applicationId, name }: Props) {
  const rest = useRest()
  const [isAsking, setAsking] = useState(false)
  const [hasActed, setActed] = useState(false)
  const given = ofAdmission(applicationId)
  const { data, isError, refetch } = useQuery({
    queryKey: ['give-up', applicationId],
    queryFn: () => runProcess(rest, admissionGiveUp, given),
  })
  if (data === undefined) return isError ? <CouldNotRefresh onRetry={() => void refetch()} /> : null
  const { offer, asked } = data
  const again = () => {
    setActed(true)
    return refetch()
  }
  if (asked !== null) return <Asked {...{ applicationId, asked, hasActed }} onDone={again} />
  if (offer === null) return null
  return (
    <>
      <AskButton name={name} hasActed={hasActed} onAsk={() => setAsking(true)} />
      {isAsking && (
        <GiveUpDialog
          applicationId={applicationId}
          name={name}
          offer={offer}
          onDone={again}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Acted = {
  /** Drawn after a request of this person, whose button is gone. */
  readonly hasActed: boolean
}

/** Takes the focus when the part is drawn in the place of a pressed button. */
function useFocusWhenDrawn<Part extends HTMLElement>({ hasActed }: Acted) {
  const part = useRef<Part>(null)
  const isWanted = useRef(hasActed)
  useEffect(() => {
    if (isWanted.current) part.current?.focus()
  }, [])
  return part
}

type AskButtonProps = Acted & { readonly name: string; readonly onAsk: () => void }

function AskButton({ name, onAsk, ...acted }: AskButtonProps) {
  const { say } = useSpeaking()
  const button = useFocusWhenDrawn<HTMLButtonElement>(acted)
  return (
    <Button ref={button} aria-label={say(text['give-up-of'], { name })} onClick={onAsk}>
      {say(text['give-up'])}
    </Button>
  )
}

type AskedProps = Acted & {
  readonly applicationId: number
  readonly asked: NonNullable<Answer<typeof admissionGiveUp>['asked']>
  readonly onDone: () => Promise<unknown>
}

function Asked({ applicationId, asked, onDone, ...acted }: AskedProps) {
  const { say, language } = useSpeaking()
  const { action, error } = useProcess(admissionGiveUpTakeBack, onDone)
  const { askedOn, percent, credit, mayTakeBack } = asked
  const place = useFocusWhenDrawn<HTMLDivElement>(acted)
  const values = {
    day: formatDay(askedOn, language),
    credit: formatRs(paisa(credit), language),
    percent,
  }
  return (
    <div ref={place} tabIndex={-1} className="flex basis-full flex-col gap-3">
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
