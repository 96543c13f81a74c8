import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ownPlaceText as text, ownProgramText } from '../../rules/merit/own-messages.ts'
import { entranceSeatAnswer, ofApplication } from '../../wire/merit-processes.ts'
import { useReloadApplied } from '../entrance.queries.ts'

type Props = {
  readonly applicationId: number
  readonly isAccepted: boolean
  /** The entrance is for several programmes. */
  readonly isForMany: boolean
  readonly onAnswered: () => void
}

/** Accepts an offered seat; giving it up is asked once more, because the next person has it at once. */
export function SeatAnswerButtons({ applicationId, isAccepted, isForMany, onAnswered }: Props) {
  const say = useSay()
  const reload = useReloadApplied()
  const [isDeclining, setDeclining] = useState(false)
  const done = (_: unknown, summary: string) => {
    toast.success(summary, { id: 'seat-answer' })
    setDeclining(false)
    onAnswered()
    return reload()
  }
  const { action, error } = useProcess(entranceSeatAnswer, done, { onNotDone: onAnswered })
  const answer = (accepts: boolean) => action.run({ ...ofApplication(applicationId), accepts })
  return (
    <div className="flex flex-col gap-3">
      {!isDeclining && error !== null && <Banner tone="problem" lead={say(error)} />}
      {!isDeclining && <LostAnswer action={action} />}
      <div className="flex flex-wrap gap-2.5">
        {!isAccepted && action.state !== 'lost' && (
          <Button look="filled" busy={isRunning(action)} onClick={() => answer(true)}>
            {say(text.accept)}
          </Button>
        )}
        <Button disabled={isRunning(action)} onClick={() => setDeclining(true)}>
          {say(text.decline)}
        </Button>
      </div>
      {isDeclining && (
        <AskOnce
          title={say(text['decline-title'])}
          keep={say(text.stay)}
          send={say(text.decline)}
          action={action}
          problem={error && say(error)}
          onSend={() => answer(false)}
          onClose={() => setDeclining(false)}
        >
          <p>{say((isForMany ? ownProgramText : text)['decline-help'])}</p>
        </AskOnce>
      )}
    </div>
  )
}
