import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { linkPageText as text } from '../../rules/link-page-messages.ts'
import { signInMessages } from '../../rules/sign-in-messages.ts'
import type { Typed } from '../PasswordStep.tsx'
import { desk, leaveDesk } from '../session.ts'
import { readLink, setPasswordByLink } from './password-link.ts'
import { useStep } from '../use-step.ts'

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
  const step = useStep()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempt, setAttempt] = useState(0)

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (password !== again) return step.setError(say(signInMessages['passwords-differ']))
    await step.run(async () => {
      const email = await setPasswordByLink(rest, { token, password, again })
      await onSet({ email, password })
    })
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <h1>{say(text.title, { name: owner.name })}</h1>
        <p className="mt-1 break-words text-muted">
          {say(text[owner.isNew ? 'lead' : 'renew-lead'], { email: owner.email })}
        </p>
      </div>
      <ErrorSummary items={[]} lead={step.error} attempt={attempt} />
      {/* Password managers store the password under this name. */}
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        id="new-password"
        label={say(signInMessages['new-password'])}
        hint={say(text['password-rule'])}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        id="password-again"
        label={say(signInMessages['password-again'])}
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button type="submit" look="filled" wide busy={step.busy}>
        {say(signInMessages.next)}
      </Button>
    </form>
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
