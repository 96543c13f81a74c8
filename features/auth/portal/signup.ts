import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem, text } from '#platform/browser/rest-failure.ts'
import { authMessages } from '../rules/messages.ts'
import type { SignupForm } from '../rules/signup.ts'
import { signupToWire } from '../wire/signup.ts'

export const signupPath = '/signup'

/** Sends the form once. A captcha token works once, so a failed try asks for a new one. */
export function useSignup(token: string | null, forgetToken: () => void) {
  const say = useSay()
  const rest = useRest()
  const navigate = useNavigate()
  const [failed, setFailed] = useState({ sentence: '', attempt: 0 })

  function fail(sentence: string) {
    forgetToken()
    setFailed(({ attempt }) => ({ sentence, attempt: attempt + 1 }))
    toast.error(sentence, { id: 'signup' })
  }

  async function send(form: SignupForm): Promise<void> {
    if (token === null) return fail(say(authMessages['captcha-needed']))
    try {
      const answer = await rest.post('/nou/nouuser', signupToWire(form, token), { anonymous: true })
      const refused = text(answer, 'error')
      if (refused !== '') return fail(refused)
      forgetDraft(signupPath)
      toast.success(say(authMessages['signup-done']))
      await navigate('/login')
    } catch (error) {
      if (error instanceof NoAnswer) fail(say(blocks.notSent))
      else if (error instanceof RestProblem)
        fail(error.detail || say(authMessages['signup-failed']))
      else fail(say(authMessages['unexpected-error']))
    }
  }
  return { failure: failed.sentence === '' ? null : failed.sentence, attempt: failed.attempt, send }
}
