import { type FormEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { setOwnPassword } from './sign-in.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly token: string
  /** The one-time password that was typed. */
  readonly current: string
  readonly onSet: (password: string) => Promise<void>
}

/** Replaces a password that was issued by the user's own, before any other step. */
export function NewPasswordStep({ token, current, onSet }: Props) {
  const say = useSay()
  const rest = useRest()
  const step = useStep()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempt, setAttempt] = useState(0)

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (password !== again) return step.setError(say(text['passwords-differ']))
    await step.run(async () => {
      await setOwnPassword(rest, { token, current, password })
      await onSet(password)
    })
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <h1>{say(text['new-password-title'])}</h1>
        <p className="mt-1 text-muted">{say(text['new-password-lead'])}</p>
      </div>
      <ErrorSummary items={[]} lead={step.error} attempt={attempt} />
      <PasswordField
        id="new-password"
        label={say(text['new-password'])}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        id="password-again"
        label={say(text['password-again'])}
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button type="submit" look="filled" wide busy={step.busy}>
        {say(text.next)}
      </Button>
    </form>
  )
}
