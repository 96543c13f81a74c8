import { useState } from 'react'
import { Link } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DateOfBirth } from '#platform/browser/ui/form/DateOfBirth.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { SavedTyping } from '#platform/browser/ui/form/SavedTyping.tsx'
import { Info } from 'lucide-react'
import { comeBackLater, signupNotOpen } from '#features/institution/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useIsSignUpOpen } from '#features/institution/portal/settings.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import { authMessages, authPageMessages as text } from '#features/auth/rules/messages.ts'
import { privacyPath, privacyText } from '#features/auth/rules/privacy.ts'
import { signupProblems } from '#features/auth/rules/signup.ts'
import { CaptchaBox } from './CaptchaBox.tsx'
import { useCommonPasswords } from '../common-passwords.ts'
import { PublicLayout } from '../PublicLayout.tsx'
import {
  GenderField,
  NameFields,
  PasswordFields,
  ReachFields,
  type SignupName,
} from './SignupFields.tsx'
import { useSignup } from './signup.ts'
import { useSignupDraft } from './signup-draft.ts'
import { summaryItems } from './summary.ts'

const fields = [
  'firstName',
  'middleName',
  'lastName',
  'nepaliName',
  'gender',
  'dateOfBirth',
  'email',
  'phone',
  'password',
  'confirmPassword',
] as const satisfies readonly SignupName[]

const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Record<SignupName, string>

/** The form, or that it is too early (READINGS R-92). */
export function SignupPage() {
  return useIsSignUpOpen() ? <SignupFormPage /> : <SignupNotOpen />
}

function SignupNotOpen() {
  const say = useSay()
  return (
    <PublicLayout title={say(signupNotOpen)} lead={say(comeBackLater)}>
      <p>
        {say(text['have-account'])} <Link to="/login">{say(text['login-title'])}</Link>
      </p>
    </PublicLayout>
  )
}

/** Create an account; submit stays disabled until the captcha is done (SPEC §2 Signup). */
function SignupFormPage() {
  const say = useSay()
  const today = useToday()
  const common = useCommonPasswords()
  const [token, setToken] = useState<string | null>(null)
  const { failure, attempt, send } = useSignup(token, () => setToken(null))
  const form = useForm<SignupName, AuthReason>({
    initial: empty,
    problemsOf: (values) => signupProblems(values, today, common),
    onSubmit: send,
  })
  const draft = useSignupDraft(form)
  return (
    <PublicLayout
      title={say(text['signup-title'])}
      lead={say(text['signup-lead'])}
      failed={failure !== undefined}
    >
      <form className="flex flex-col gap-5" noValidate onSubmit={form.submit}>
        <ErrorSummary
          items={form.attempt > 0 ? summaryItems(fields, form.shown, say) : []}
          lead={failure && say(failure)}
          attempt={form.attempt + attempt}
        />
        <SavedTyping draft={draft} />
        <NameFields form={form} />
        <GenderField form={form} />
        <DateOfBirth
          id="dateOfBirth"
          label={say(text['birth-date'])}
          value={findDay(form.values.dateOfBirth)}
          onChange={(day) => form.set('dateOfBirth', day ?? '')}
          error={form.shown.dateOfBirth && say(authMessages[form.shown.dateOfBirth])}
        />
        <ReachFields form={form} />
        <PasswordFields form={form} />
        <CaptchaBox done={token !== null} onToken={setToken} />
        <SubmitWithReason ready={token !== null} busy={form.busy} />
        <p className="small text-muted">
          {say(privacyText.agree)}{' '}
          <a href={privacyPath} target="_blank" rel="noreferrer">
            {say(privacyText.link)}
          </a>
        </p>
        <p className="text-center">
          {say(text['have-account'])} <Link to="/login">{say(text['login-title'])}</Link>
        </p>
      </form>
    </PublicLayout>
  )
}

function SubmitWithReason({ ready, busy }: { readonly ready: boolean; readonly busy: boolean }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-2">
      <Button
        type="submit"
        look="filled"
        wide
        busy={busy}
        disabled={!ready}
        aria-describedby={ready ? undefined : 'submit-reason'}
      >
        {say(text['signup-submit'])}
      </Button>
      {!ready && (
        <p id="submit-reason" className="small flex gap-2 text-muted">
          <Info className="icon" aria-hidden />
          {say(text['tick-above'])}
        </p>
      )}
    </div>
  )
}
