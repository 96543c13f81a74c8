import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { setOwnPassword } from './sign-in.ts'

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
  return (
    <NewPasswordForm
      title={say(text['new-password-title'])}
      lead={say(text['new-password-lead'])}
      onSend={async (password) => {
        await setOwnPassword(rest, { token, current, password })
        await onSet(password)
      }}
    />
  )
}
