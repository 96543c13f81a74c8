import { type FormEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { type Next, sendPassword } from './sign-in.ts'
import { useStep } from './use-step.ts'

export type Typed = { readonly email: string; readonly password: string }

export function PasswordStep({
  onNext,
}: {
  readonly onNext: (next: Next, typed: Typed) => Promise<void> | void
}) {
  const say = useSay()
  const rest = useRest()
  const step = useStep()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (email.trim() === '' || password === '') return step.setError(say(text['fill-both']))
    await step.run(async () => {
      const next = await sendPassword(rest, { email, password })
      if (next.is === 'not-staff') return step.setError(say(text['not-staff']))
      await onNext(next, { email, password })
    })
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void send(event)}>
      <h1>{say(text['sign-in'])}</h1>
      <ErrorSummary items={[]} lead={step.error} attempt={attempt} />
      <TextField
        id="email"
        label={say(text.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        id="password"
        label={say(text.password)}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="filled" wide busy={step.busy}>
        {say(text.next)}
      </Button>
    </form>
  )
}
