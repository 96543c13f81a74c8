import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { signInMessages } from '../rules/sign-in-messages.ts'
import { changeOwnPassword } from './sign-in.ts'
import { useStep } from './use-step.ts'

const nothing = { current: '', password: '', again: '' } as const

/** Changes the user's own password, which ends their other sessions. */
export function OwnPassword() {
  const say = useSay()
  const rest = useRest()
  const step = useStep()
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof nothing, string>>>(nothing)
  const [attempt, setAttempt] = useState(0)
  const fields = [
    ['current', text['current-password'], 'current-password'],
    ['password', signInMessages['new-password'], 'new-password'],
    ['again', signInMessages['password-again'], 'new-password'],
  ] as const

  async function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    const { current, password, again } = typed
    if (password !== again) return step.setError(say(signInMessages['passwords-differ']))
    const isDone = await step.run(async () => {
      await changeOwnPassword(rest, { current, password })
    })
    if (!isDone) return
    setTyped(nothing)
    toast.success(say(text['password-changed']))
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h2>{say(text['own-password'])}</h2>
      <p className="small text-muted">{say(text['own-password-lead'])}</p>
      <form
        className="flex w-full max-w-80 flex-col items-start gap-4"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <ErrorSummary items={[]} lead={step.error} attempt={attempt} />
        {fields.map(([name, label, autoComplete]) => (
          <PasswordField
            key={name}
            id={`own-${name}`}
            label={say(label)}
            autoComplete={autoComplete}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <Button type="submit" busy={step.busy}>
          {say(text['own-password'])}
        </Button>
      </form>
    </section>
  )
}
