import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useSettings } from '#features/institution/portal/settings.ts'
import { paymentMessages as text } from '../rules/messages.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { requestKhaltiLink } from './payer.ts'

const toastId = 'khalti'

/** Starts a wallet payment: link from the server, then the browser leaves for the provider. */
export function useKhalti(target: PaymentTarget, onError: (sentence: string) => void) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const settings = useSettings()
  const key = useRef(newKey())
  const [busy, setBusy] = useState(false)

  function fail(sentence: string) {
    setBusy(false)
    toast.error(sentence, { id: toastId })
    onError(sentence)
  }

  async function start(): Promise<void> {
    if (user === null) return fail(say(text['user-missing']))
    setBusy(true)
    toast.loading(say(text['khalti-starting']), { id: toastId })
    const site = {
      merchant: settings?.institution.name ?? '',
      merchantEmail: settings?.helpDesk.email ?? '',
    }
    try {
      const link = await requestKhaltiLink(rest, {
        target,
        user,
        site,
        idempotencyKey: key.current,
      })
      if (link === null) return fail(say(text['khalti-failed']))
      toast.loading(say(text['khalti-leaving']), { id: toastId })
      location.assign(link)
    } catch (error) {
      fail(sentenceOf(error))
    }
  }

  /** A changed fee and other refusals come with the server's sentence. */
  function sentenceOf(error: unknown): string {
    if (error instanceof NoAnswer) return say(blocks.notSent)
    const told = error instanceof RestProblem && error.status < 500 ? error.detail : ''
    return told || say(text['khalti-failed'])
  }
  return { busy, start: () => void start() }
}
