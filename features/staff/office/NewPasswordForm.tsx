import { type FormEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly title: string
  readonly lead: string
  /** Account of the password, for the password manager; absent: it knows from an earlier step. */
  readonly email?: string
  readonly hint?: string
  /** Sends a password that was typed twice, and goes on. */
  readonly onSend: (password: string) => Promise<void>
}

/** A new password typed twice, as a step of the sign-in. */
export function NewPasswordForm({ title, lead, email, hint, onSend }: Props) {
  const say = useSay()
  const step = useStep()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempt, setAttempt] = useState(0)

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (password !== again) return step.setError(say(text['passwords-differ']))
    await step.run(() => onSend(password))
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <h1>{title}</h1>
        <p className="mt-1 break-words text-muted">{lead}</p>
      </div>
      <ErrorSummary items={[]} lead={step.error} attempt={attempt} />
      {email !== undefined && (
        // Password managers store the password under this name.
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField
        id="new-password"
        label={say(text['new-password'])}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...(hint !== undefined && { hint })}
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
