import { CornerUpLeft, Send } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import type { Shape } from '#platform/browser/ui/list/DataList.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { stepPaths } from '#features/profile/portal/profile-paths.ts'
import { type Application, type ApplicationReturn, isReturned } from '../rules/facts.ts'
import { returnMessages as text } from '../rules/returns/return-messages.ts'
import { returnKey } from '../wire/application-return.ts'
import { applicationSendAgain } from '../wire/processes.ts'
import { useReloadEvery } from './list/own-list.queries.ts'

export type ReturnedProps = {
  readonly shape?: Shape
  readonly application: Pick<Application, 'name' | 'status' | 'returned'>
  /** The first application that can be acted on has the filled button. */
  readonly first: boolean
}

/** Why an application went back to its student, where to mend it, and the way back; nothing where it did not. */
export function Returned(props: ReturnedProps) {
  const { application } = props
  const { returned } = application
  if (returned === null || !isReturned(application)) return null
  return <ReturnedOne {...props} {...returned} name={application.name} />
}

type OneProps = Omit<ReturnedProps, 'application'> & ApplicationReturn & { readonly name: string }

function ReturnedOne({ id, name, reason, returnedOn: day, first, shape }: OneProps) {
  const { say, short } = useSpeaking()
  const reload = useReloadEvery()
  const sentAgain = () => {
    toast.success(say(text['sent-again']), { id: 'send-again' })
    return reload()
  }
  const { action, error } = useProcess(applicationSendAgain, sentAgain, { onNotDone: reload })
  return (
    <div className="flex basis-full flex-col gap-3">
      <Banner
        tone="turn"
        icon={CornerUpLeft}
        lead={day ? say(text.lead, { day: short(day) }) : say(text['lead-plain'])}
      >
        {say(reason ?? text['reason-unread'])}
      </Banner>
      {error !== null && <Banner tone="problem" lead={say(error)} />}
      <LostAnswer action={action} />
      <div className={shape === 'table' ? 'flex flex-wrap gap-2.5' : 'button-row'}>
        {reason === null && (
          <Button look="outlined" onClick={() => void reload()}>
            {say(blocks.tryAgain)}
          </Button>
        )}
        {action.state !== 'lost' && (
          <Button
            look={first ? 'filled' : 'outlined'}
            icon={Send}
            busy={isRunning(action)}
            aria-label={say(text['send-again-of'], { name })}
            onClick={() => action.run({ [returnKey]: id })}
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
