import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'wouter'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRepeatKey } from '#platform/browser/network/repeat-key.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { isLost, NoAnswer, RestProblem } from '#platform/browser/network/rest-failure.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { useStored } from '#platform/browser/storage/stored.ts'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { type AuthReason, authMessages, authPageMessages as text } from '../rules/messages.ts'
import { changeMessages as change } from '../rules/change-messages.ts'
import { passwordProblem } from '../rules/password.ts'
import { useCommonPasswords } from './common-passwords.ts'
import { failedAgain, notFailed } from './failed.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { authData, passwordChanged } from './session.ts'
import { summaryItems } from './signup/summary.ts'

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const
type Name = (typeof fields)[number]

/**
 * Current (or mailed one-time) password, new password, and the new one again (READINGS R-04); below, the devices on which
 * the student is signed in.
 */
export function ChangePasswordPage() {
  const say = useSay()
  const common = useCommonPasswords()
  const mustChange = useStored(authData, null)?.mustChangePassword === true
  const { failure, attempt, send } = useChange()
  const form = useForm<Name, AuthReason>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    problemsOf: (values) => changeProblems(values, common),
    onSubmit: send,
  })
  const bind = (name: Name) => ({
    id: name,
    value: form.values[name],
    error: form.shown[name] && say(authMessages[form.shown[name]]),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => form.set(name, event.target.value),
    onBlur: () => form.blur(name),
  })
  return (
    <div className="flex max-w-160 flex-col gap-6">
      <PageHeader
        title={say(change['change-title'])}
        subtitle={say(change['change-lead'])}
        failed={failure !== undefined}
      />
      <form className="card flex flex-col gap-5 p-4 md:p-5" noValidate onSubmit={form.submit}>
        <ErrorSummary
          items={form.attempt > 0 ? summaryItems(fields, form.shown, say) : []}
          lead={failure && say(failure)}
          attempt={form.attempt + attempt}
        />
        <PasswordField
          {...bind('currentPassword')}
          label={say(change['current-password'])}
          autoComplete="current-password"
        />
        <PasswordField
          {...bind('newPassword')}
          label={say(change['new-password'])}
          hint={say(text['password-hint'])}
          autoComplete="new-password"
        />
        <PasswordField
          {...bind('confirmPassword')}
          label={say(text['confirm-password'])}
          autoComplete="new-password"
        />
        <Button type="submit" look="filled" busy={form.busy}>
          {say(change['change-submit'])}
        </Button>
      </form>
      {!mustChange && <OwnSessions />}
    </div>
  )
}

function changeProblems(
  values: Readonly<Record<Name, string>>,
  common: ReadonlySet<string>,
): Partial<Record<Name, AuthReason>> {
  const weak = passwordProblem(values.newPassword, common)
  const again = values.confirmPassword
  return {
    ...(values.currentPassword === ''
      ? { currentPassword: 'current-password-required' as const }
      : {}),
    ...(weak === null ? {} : { newPassword: weak }),
    ...(again === '' ? { confirmPassword: 'confirm-password-required' as const } : {}),
    ...(again !== '' && again !== values.newPassword
      ? { confirmPassword: 'passwords-differ' as const }
      : {}),
  }
}

function useChange() {
  const say = useSay()
  const rest = useRest()
  const [, navigate] = useLocation()
  const repeat = useRepeatKey()
  const [failed, setFailed] = useState(notFailed)

  async function send({
    currentPassword,
    newPassword,
    confirmPassword,
  }: Readonly<Record<Name, string>>): Promise<void> {
    try {
      const body = { currentPassword, password: newPassword, confirmPassword }
      await repeat.send(body, (idempotencyKey) =>
        rest.post('/nou/nouuser/changepassword', body, { idempotencyKey }),
      )
      passwordChanged()
      toast.success(say(change['password-changed']))
      navigate('/')
    } catch (error) {
      const sentence = sentenceOf(error)
      setFailed(failedAgain(sentence))
      toast.error(say(sentence), { id: 'change-password' })
    }
  }

  return { ...failed, send }
}

function sentenceOf(error: unknown): Message {
  if (isLost(error)) return change.lost
  if (error instanceof NoAnswer) return blocks.notSent
  const detailText = error instanceof RestProblem ? error.detail : ''
  return detailText === '' ? change['password-change-failed'] : sameInBoth(detailText)
}
