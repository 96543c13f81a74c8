import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { isLost, NoAnswer, RestProblem } from '#platform/browser/network/rest-failure.ts'
import { detailOr } from '#platform/browser/network/error-detail.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { SignedInUser } from '#features/auth/wire/login.ts'
import { useSettings } from '#features/institution/portal/settings.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { ownMoneyKey } from '../own-money.queries.ts'
import { requestKhaltiLink } from './payer.ts'

const toastId = 'khalti'

class NoPaymentStarted extends Error {}

type Ending = {
  /** An earlier payment for it has arrived: the list is out of date. */
  readonly onPaid: () => void
  readonly onError: (sentence: Message) => void
}

/** Starts a wallet payment: link from the server, then the browser leaves for the provider. */
export function useKhalti(target: PaymentTarget, { onPaid, onError }: Ending) {
  const say = useSay()
  const client = useQueryClient()
  const rest = useRest()
  const user = useUser()
  const settings = useSettings()

  function fail(error: unknown) {
    const sentence = sentenceOf(error)
    if (error instanceof RestProblem && error.code === 'rule/khalti-arrived') {
      toast.success(say(sentence), { id: toastId })
      void client.invalidateQueries({ queryKey: [ownMoneyKey] })
      return onPaid()
    }
    toast.error(say(sentence), { id: toastId })
    onError(sentence)
  }

  const action = useAction<void, SignedInUser, string | null>({
    prepare() {
      toast.loading(say(text['khalti-starting']), { id: toastId })
      return user === null ? Promise.reject(new NoPaymentStarted()) : Promise.resolve(user)
    },
    send(payer, idempotencyKey) {
      const site = {
        merchant: settings?.institution.name ?? '',
        merchantEmail: settings?.helpDesk.email ?? '',
      }
      return requestKhaltiLink(rest, { target, user: payer, site, idempotencyKey })
    },
    async onDone(link) {
      if (link === null) return fail(null)
      toast.loading(say(text['khalti-leaving']), { id: toastId })
      location.assign(link)
      await comingBack()
      toast.dismiss(toastId)
      void client.invalidateQueries({ queryKey: [ownMoneyKey] })
    },
    onFailed: fail,
    onLost: () => fail(new NoAnswer('offline', true)),
  })
  return { busy: action.state === 'busy' || action.state === 'asking', start: () => action.run() }
}

/** A changed fee and other refusals come with the server's sentence. Without an answer no money has moved. */
function sentenceOf(error: unknown): Message {
  if (error instanceof NoPaymentStarted) return text['user-missing']
  if (isLost(error) || error instanceof NoAnswer) return text['khalti-not-reached']
  return detailOr(error, text['khalti-failed'])
}

/** Resolves when the page is shown again. The browser may cache it while the wallet is open and restore it on Back. */
function comingBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}
