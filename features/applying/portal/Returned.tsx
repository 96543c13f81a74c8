import { CornerUpLeft, Send } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { useState } from 'react'
import { Link } from 'wouter'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Message } from '#platform/pure/message.ts'
import { isRunning, useAct } from '#platform/browser/act.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer } from '#platform/browser/rest-failure.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/told-by.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Button } from '#platform/browser/ui/Button.tsx'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { stepPaths } from '#features/profile/portal/profile-paths.ts'
import { type ApplicationReturn, isReturned, type Returnable } from '../rules/facts.ts'
import { returnMessages as text } from '../rules/return-messages.ts'
import { returnKey, sendAgainProcess } from '../wire/application-return.ts'
import { useReloadEvery } from './own-list.queries.ts'

export type ReturnedProps = {
  readonly shape?: Shape
  readonly application: Returnable & {
    readonly name: string
    readonly returned: ApplicationReturn | null
  }
  /** The first application that can be acted on has the filled button. */
  readonly first: boolean
}

/** Why an application went back to its student, where to mend it, and the way back; nothing where it did not. */
export function Returned({ application, first, shape }: ReturnedProps) {
  const { say, short } = useSpeaking()
  const { act, problem } = useSendAgain()
  const { name, returned } = application
  if (returned === null || !isReturned(application)) return null
  const { returnedOn: day, reason } = returned
  return (
    <div className="flex basis-full flex-col gap-3">
      <Banner
        tone="turn"
        icon={CornerUpLeft}
        lead={day ? say(text.lead, { day: short(day) }) : say(text['lead-plain'])}
      >
        {say(reason)}
      </Banner>
      {problem !== null && <Banner tone="problem" lead={say(problem)} />}
      <LostAnswer act={act} />
      <div className={shape === 'table' ? 'flex flex-wrap gap-2.5' : 'button-row'}>
        {act.state !== 'lost' && (
          <Button
            look={first ? 'filled' : 'outlined'}
            icon={Send}
            busy={isRunning(act)}
            aria-label={say(text['send-again-of'], { name })}
            onClick={() => act.run(returned.id)}
          >
            {say(text['send-again'])}
          </Button>
        )}
        <Link to={stepPaths.images} className="button outlined">
          {say(text['open-profile'])}
        </Link>
      </div>
    </div>
  )
}

/** Sends it back once per press; the lists are read again whatever came of it. */
function useSendAgain() {
  const { say } = useSpeaking()
  const rest = useRest()
  const reload = useReloadEvery()
  const [problem, setProblem] = useState<Message | null>(null)
  const act = useAct<number, number, unknown>({
    prepare(id) {
      setProblem(null)
      return Promise.resolve(id)
    },
    send: (id, idempotencyKey) =>
      rest.post(processPath(sendAgainProcess), { [returnKey]: id }, { idempotencyKey }),
    async onDone() {
      toast.success(say(text['sent-again']), { id: 'send-again' })
      await reload()
    },
    onFailed(error) {
      setProblem(error instanceof NoAnswer ? blocks.notSent : refusalOr(error, text['send-failed']))
      if (!(error instanceof NoAnswer)) void reload()
    },
    onLost: () => void reload(),
  })
  return { act, problem }
}
