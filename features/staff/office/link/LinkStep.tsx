import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { linkPageText as text } from '../../rules/link-page-messages.ts'
import { NewPasswordForm } from '../NewPasswordForm.tsx'
import type { Typed } from '../PasswordStep.tsx'
import { desk, leaveDesk } from '../session.ts'
import { readLink, setPasswordByLink } from './password-link.ts'

type Props = {
  readonly token: string
  /** Goes on to the second factor with the password just set. */
  readonly onSet: (typed: Typed) => Promise<void>
  readonly onLeave: () => void
}

/** The page of a mailed link: its owner chooses a password, or reads that the link does not work. */
export function LinkStep({ token, onSet, onLeave }: Props) {
  const rest = useRest()
  const [, navigate] = useLocation()
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => readLink(rest, token),
    staleTime: Infinity,
    retry: false,
  })
  const leave = () => {
    navigate('/', { replace: true })
    onLeave()
  }
  if (error instanceof RestProblem && error.status === 404)
    return <DeadLink reason={error.detail} onLeave={leave} />
  if (error !== null) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner />
  return (
    <NewPassword
      token={token}
      owner={data}
      onSet={async (typed) => {
        // Another person may be signed in at this computer.
        if (desk.get() !== null) await leaveDesk(rest)
        navigate('/', { replace: true })
        await onSet(typed)
      }}
    />
  )
}

type NewPasswordProps = Pick<Props, 'token' | 'onSet'> & {
  readonly owner: Awaited<ReturnType<typeof readLink>>
}

function NewPassword({ token, owner, onSet }: NewPasswordProps) {
  const say = useSay()
  const rest = useRest()
  return (
    <NewPasswordForm
      title={say(text.title, { name: owner.name })}
      lead={say(text[owner.isNew ? 'lead' : 'renew-lead'], { email: owner.email })}
      email={owner.email}
      hint={say(text['password-rule'])}
      onSend={async (password) => {
        const email = await setPasswordByLink(rest, { token, password })
        await onSet({ email, password })
      }}
    />
  )
}

function DeadLink({ reason, onLeave }: { readonly reason: string; readonly onLeave: () => void }) {
  const say = useSay()
  return (
    <div className="flex flex-col items-start gap-4">
      <h1>{say(text.dead)}</h1>
      <p>{reason}</p>
      <Button onClick={onLeave}>{say(text['to-sign-in'])}</Button>
    </div>
  )
}
