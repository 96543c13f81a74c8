import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'wouter'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { clearDraft } from '#platform/browser/storage/drafts.ts'
import { useRepeatKey } from '#platform/browser/network/repeat-key.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { isLost, NoAnswer, RestProblem, text } from '#platform/browser/network/rest-failure.ts'
import { authMessages } from '#features/auth/rules/messages.ts'
import type { SignupForm } from '#features/auth/rules/signup.ts'
import { signupToWire } from '#features/auth/wire/signup.ts'
import { failedAgain, notFailed } from '../failed.ts'

export const signupPath = '/signup'

/**
 * Sends the form once. A captcha token works once, so a refused try asks for a new one; after a lost answer the same
 * request is what the next press sends, and the account is made once.
 */
export function useSignup(token: string | null, clearToken: () => void) {
  const say = useSay()
  const rest = useRest()
  const [, navigate] = useLocation()
  const repeat = useRepeatKey()
  const [failed, setFailed] = useState(notFailed)

  function fail(sentence: Message, toasted = sentence) {
    setFailed(failedAgain(sentence))
    toast.error(say(toasted), { id: 'signup' })
  }

  function refused(sentence: Message) {
    clearToken()
    fail(sentence)
  }

  async function send(form: SignupForm): Promise<void> {
    if (token === null) return refused(authMessages['captcha-needed'])
    const body = signupToWire(form, token)
    try {
      const answer = await repeat.send(body, (idempotencyKey) =>
        rest.post('/nou/nouuser', body, { anonymous: true, idempotencyKey }),
      )
      const problem = text(answer, 'error')
      if (problem !== '') return refused(sameInBoth(problem))
      clearDraft(signupPath)
      toast.success(say(authMessages['signup-done']))
      navigate('/login')
    } catch (error) {
      const unexpected = authMessages['unexpected-error']
      if (isLost(error)) fail(authMessages['signup-lost'], unexpected)
      else if (error instanceof NoAnswer) fail(blocks.notSent)
      else if (error instanceof RestProblem)
        refused(error.detail === '' ? authMessages['signup-failed'] : sameInBoth(error.detail))
      else refused(unexpected)
    }
  }
  return { ...failed, send }
}
