import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ownProgramText as text } from '../../rules/merit/own-messages.ts'
import { programName } from '../../rules/merit/rule-sentences.ts'
import type { OwnPlace } from '../../wire/merit-list.ts'
import { ofApplication } from '../../wire/merit-processes.ts'
import { entranceSeatStay } from '../../wire/merit-programs.ts'

type Props = {
  readonly applicationId: number
  readonly programs: NonNullable<OwnPlace['programs']>
  /** The applicant has an open or accepted seat. */
  readonly hasSeat: boolean
  readonly onAnswered: () => void
}

/** The programmes that the applicant prefers to the own seat, with the position on the waiting list of each. */
export function OwnChoices({ applicationId, programs, hasSeat, onAnswered }: Props) {
  const say = useSay()
  const { all, choices, held, stays, mayStay } = programs
  const waiting = choices.filter((choice) => choice.waiting !== null)
  return (
    <>
      {stays && <p>{say(text.stays)}</p>}
      {waiting.length > 0 && (
        <>
          <p>{say(text[hasSeat ? 'moves-up' : 'waits'])}</p>
          <ul className="list-disc ps-6">
            {waiting.map(({ program, place, waiting: position }) => (
              <li key={place}>
                {say(text['waiting-for'], {
                  n: place,
                  program: programName(all, program),
                  position: position ?? 0,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayStay && (
        <StayButton
          applicationId={applicationId}
          program={programName(all, held)}
          onAnswered={onAnswered}
        />
      )}
    </>
  )
}

type StayProps = Pick<Props, 'applicationId' | 'onAnswered'> & {
  readonly program: ReturnType<typeof programName>
}

/** Ends the waiting for preferred programmes; asked once more, because it cannot be taken back. */
function StayButton({ applicationId, program, onAnswered }: StayProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const done = (_: unknown, summary: string) => {
    toast.success(summary, { id: 'seat-answer' })
    setAsking(false)
    onAnswered()
  }
  const { action, error } = useProcess(entranceSeatStay, done, { onNotDone: onAnswered })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{say(text.stay)}</Button>
      {isAsking && (
        <AskOnce
          title={say(text['stay-title'])}
          keep={say(text['keep-waiting'])}
          send={say(text.stay)}
          action={action}
          problem={error && say(error)}
          onSend={() => action.run(ofApplication(applicationId))}
          onClose={() => setAsking(false)}
        >
          <p>{say(text['stay-help'], { program })}</p>
        </AskOnce>
      )}
    </div>
  )
}
