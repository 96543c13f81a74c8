import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation } from 'wouter'
import { type Message, sentences } from '#platform/pure/message.ts'
import { keepDraftsOnDevice } from '#platform/browser/storage/drafts.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { sharedComputer } from '#platform/browser/storage/shared-computer.ts'
import { stored, useStored } from '#platform/browser/storage/stored.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { PasswordField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { currentInstitutionName, useSettings } from '#features/institution/portal/settings.ts'
import { institutionMessages } from '#features/institution/rules/messages.ts'
import { authMessages, authPageMessages as text } from '../rules/messages.ts'
import { isEmail } from '../rules/email.ts'
import { type Failed, failedAgain, notFailed } from './failed.ts'
import { login, LoginFailure } from './login.ts'
import { changePasswordPath } from './change-password-path.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { beginSession, takeReturnPath } from './session.ts'
import { type Stay, StayChoices, useStay } from './Stay.tsx'
import { summaryItems } from './signup/summary.ts'

const fields = ['email', 'password'] as const
type Name = (typeof fields)[number]
type Reason = 'email-required' | 'email-invalid' | 'password-required'

/** Ticked: the email is stored for the next login; the server makes the session longer (READINGS R-07). */
const rememberedEmail = stored<string>({
  key: 'remembered_email',
  parse: (json) => (typeof json === 'string' ? json : null),
  fallback: '',
})

export function LoginPage() {
  const remembered = useStored(rememberedEmail, '')
  const isShared = useStored(sharedComputer, false)
  const before = isShared ? 'shared' : remembered === '' ? 'usual' : 'remembered'
  return <LoginForm key={before + remembered} rememberedAddress={remembered} before={before} />
}

function LoginForm({
  rememberedAddress,
  before,
}: {
  readonly rememberedAddress: string
  readonly before: Stay
}) {
  const say = useSay()
  const [stay, setStay] = useStay(before)
  const { failure, attempt, send } = useLogin(stay)
  const form = useForm<Name, Reason>({
    initial: { email: rememberedAddress, password: '' },
    problemsOf: loginProblems,
    onSubmit: ({ email, password }) => send(email, password),
  })
  const error = (name: Name) => form.shown[name] && say(authMessages[form.shown[name]])
  return (
    <PublicLayout
      title={say(text['login-title'])}
      lead={say(text['login-lead'])}
      failed={failure !== undefined}
    >
      <form className="flex flex-col gap-5" noValidate onSubmit={form.submit}>
        <ErrorSummary
          items={form.attempt > 0 ? summaryItems(fields, form.shown, say) : []}
          lead={failure && say(failure)}
          attempt={form.attempt + attempt}
        />
        <TextField
          id="email"
          label={say(text.email)}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.email}
          error={error('email')}
          onChange={(event) => form.set('email', event.target.value)}
          onBlur={() => form.blur('email')}
        />
        <PasswordField
          id="password"
          label={say(text.password)}
          autoComplete="current-password"
          value={form.values.password}
          error={error('password')}
          onChange={(event) => form.set('password', event.target.value)}
          onBlur={() => form.blur('password')}
        />
        <StayChoices stay={stay} onChange={setStay}>
          <Link to="/forgot-password" className="link-button">
            {say(text.forgot)}
          </Link>
        </StayChoices>
        <Button type="submit" look="filled" wide busy={form.busy}>
          {say(text.login)}
        </Button>
        <FirstTime />
      </form>
    </PublicLayout>
  )
}

function FirstTime() {
  const say = useSay()
  // Only the signup document may load reCAPTCHA, so there the browser fetches it again.
  const Way = useSettings()?.captcha.kind === 'recaptcha' ? 'a' : Link
  return (
    <div className="mt-2 border-t border-hairline pt-6">
      <p className="small text-muted">{say(text['first-time'])}</p>
      <Way href="/signup" className="link-button mt-1 inline-block font-strong">
        {say(text['register-here'])}
      </Way>
    </div>
  )
}

function loginProblems({
  email,
  password,
}: Readonly<Record<Name, string>>): Partial<Record<Name, Reason>> {
  const typed = email.trim()
  const emailReason = typed === '' ? 'email-required' : isEmail(typed) ? null : 'email-invalid'
  return {
    ...(emailReason === null ? {} : { email: emailReason }),
    ...(password === '' ? { password: 'password-required' } : {}),
  }
}

/** Signs in, greets and goes to the stored page, else home; a failure stays on the page and in a toast. */
function useLogin(stay: Stay) {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState<Failed>(notFailed)

  async function send(email: string, password: string): Promise<void> {
    try {
      const session = await login(rest, { email, password, stay })
      keepDraftsOnDevice(stay === 'remembered')
      rememberedEmail.set(stay === 'remembered' ? email.trim() : null)
      const goTo = session.mustChangePassword ? changePasswordPath : (takeReturnPath() ?? '/')
      beginSession(session, stay === 'shared')
      const institution = currentInstitutionName(language) || say(institutionMessages.portal)
      toast.success(say(authMessages.welcome, { institution }), { id: 'login' })
      navigate(goTo, { replace: true })
    } catch (error) {
      const [sentence, ...help] = wordsFor(error)
      setFailed(failedAgain(sentences(sentence, ...help)))
      toast.error(say(sentence), { id: 'login' })
    }
  }
  return { ...failed, send }
}

/** The error, and its likely cause where one is known. */
function wordsFor(error: unknown): readonly [Message, ...Message[]] {
  if (!(error instanceof LoginFailure)) return [blocks.notReached]
  return error.help === null ? [error.sentence] : [error.sentence, error.help]
}
