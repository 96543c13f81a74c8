import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { NoAnswer, RestProblem, text as textOf } from '#platform/browser/network/rest-failure.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { DateOfBirth } from '#platform/browser/ui/form/DateOfBirth.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { type AuthReason, authMessages, authPageMessages as text } from '../rules/messages.ts'
import { birthDateProblem, emailProblem } from '../rules/signup.ts'
import { failedAgain, notFailed } from './failed.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { summaryItems } from './signup/summary.ts'

const fields = ['email', 'dateOfBirth'] as const
type Name = (typeof fields)[number]

/** Email and date of birth; a one-time password comes by mail (SPEC §2 Reset password, READINGS ). */
export function ForgotPasswordPage() {
  const say = useSay()
  const today = useToday()
  const { failure, attempt, send } = useReset()
  const form = useForm<Name, AuthReason>({
    initial: { email: '', dateOfBirth: '' },
    problemsOf: ({ email, dateOfBirth }) => ({
      ...withReason('email', emailProblem(email)),
      ...withReason('dateOfBirth', birthDateProblem(dateOfBirth, today)),
    }),
    onSubmit: send,
  })
  const isEmpty = form.values.email === '' || form.values.dateOfBirth === ''
  const lead = failure ?? (form.attempt > 0 && isEmpty ? authMessages['reset-lead'] : undefined)
  return (
    <PublicLayout
      title={say(text['forgot-title'])}
      lead={`${say(authMessages['reset-lead'])} ${say(text['forgot-help'])}`}
      failed={failure !== undefined}
    >
      <form className="flex flex-col gap-5" noValidate onSubmit={form.submit}>
        <ErrorSummary
          items={form.attempt > 0 ? summaryItems(fields, form.shown, say) : []}
          lead={lead && say(lead)}
          attempt={form.attempt + attempt}
        />
        <TextField
          id="email"
          label={say(text.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.email}
          error={form.shown.email && say(authMessages[form.shown.email])}
          onChange={(event) => form.set('email', event.target.value)}
          onBlur={() => form.blur('email')}
        />
        <DateOfBirth
          id="dateOfBirth"
          label={say(text['birth-date'])}
          value={findDay(form.values.dateOfBirth)}
          onChange={(day) => form.set('dateOfBirth', day ?? '')}
          error={form.shown.dateOfBirth && say(authMessages[form.shown.dateOfBirth])}
        />
        <Button type="submit" look="filled" wide busy={form.busy}>
          {say(text['forgot-submit'])}
        </Button>
        <ButtonLink to="/login" wide>
          {say(text['go-back'])}
        </ButtonLink>
      </form>
    </PublicLayout>
  )
}

function withReason(name: Name, reason: AuthReason | null) {
  return reason === null ? {} : { [name]: reason }
}

/** The answer is the same for known and unknown accounts; only a malformed or refused request says why. */
function useReset() {
  const say = useSay()
  const rest = useRest()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState(notFailed)

  async function send({ email, dateOfBirth }: Readonly<Record<Name, string>>): Promise<void> {
    const query = new URLSearchParams({ Email: email.trim(), Birthday: dateOfBirth })
    try {
      const answer = await rest.get(`/nou/nouuser/resetpassword?${query}`, { anonymous: true })
      const message = textOf(answer, 'Message')
      if (message !== 'true') return fail(sentenceOr(message))
      toast.success(say(authMessages['reset-sent']))
      navigate('/login')
    } catch (error) {
      if (error instanceof NoAnswer) return fail(blocks.notReached)
      fail(sentenceOr(error instanceof RestProblem ? error.detail : ''))
    }
  }

  /** The server's Message when it is a sentence, never a status (READINGS R-77). */
  function sentenceOr(detailText: string): Message {
    return /[.!?।]\s*$/.test(detailText) ? sameInBoth(detailText) : authMessages['reset-failed']
  }

  function fail(sentence: Message) {
    setFailed(failedAgain(sentence))
    toast.error(say(sentence), { id: 'reset' })
  }
  return { ...failed, send }
}
