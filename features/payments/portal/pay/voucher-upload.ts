import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { arePartlySent, contentsOf } from '#platform/browser/contents.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { prepareUpload, uploadTimeMs } from '#platform/browser/network/rest-request.ts'
import { NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { detailOr } from '#platform/browser/network/error-detail.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import type { SlipForm } from '#features/payments/rules/slips/slip.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { sendVoucher, type Voucher, voucherOf } from './payer.ts'
import { findWaitingVoucher } from '../payments.queries.ts'

type Events = {
  readonly onSending: (sending: boolean) => void
  readonly onPaid: () => void
  readonly onError: (sentence: Message) => void
}

/** `isSent`: the file itself has arrived already. */
type Prepared = { readonly voucher: Voucher; readonly isSent: boolean }
type Chosen = {
  readonly file: File
  readonly slip: SlipForm
  /** Account that was paid into; null: not known. */
  readonly accountId: number | null
}

/** Sends a voucher once per press, with its progress; a file that did not get through stays and can be sent again. */
export function useVoucherUpload(target: PaymentTarget, { onSending, onPaid, onError }: Events) {
  const say = useSay()
  const rest = useRest()
  useEffect(prepareUpload, [])
  const user = useUser()
  const stop = useRef<AbortController | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [broken, setBroken] = useState(false)

  function running(is: boolean) {
    setSent(is ? 0 : null)
    onSending(is)
  }

  const action = useAction<Chosen, Prepared, true>({
    async prepare({ file, slip, accountId }) {
      setBroken(false)
      if (user === null) throw new NoPaymentStarted()
      running(true)
      stop.current = new AbortController()
      const { signal } = stop.current
      toast.loading(say(text['voucher-uploading']), { id: 'voucher' })
      const contents = await contentsOf(rest, [file], { signal, onProgress: setSent })
      const [base64 = ''] = contents
      return {
        voucher: voucherOf(target, { user, name: file.name, base64, slip, accountId }),
        isSent: arePartlySent(contents),
      }
    },
    async send({ voucher, isSent }, idempotencyKey) {
      stop.current = new AbortController()
      const { signal } = stop.current
      const line = isSent ? { timeoutMs: uploadTimeMs } : { onProgress: setSent }
      await sendVoucher(rest, voucher, { idempotencyKey, signal, ...line })
      return true
    },
    find: async () => ((await findWaitingVoucher(rest, target, user)) ? true : null),
    onDone() {
      running(false)
      toast.success(say(text['voucher-uploaded']), { id: 'voucher' })
      onPaid()
    },
    onFailed(error) {
      running(false)
      if (error instanceof NoPaymentStarted) return onError(text['user-missing'])
      if (error instanceof NoAnswer && error.why === 'canceled') return toast.dismiss('voucher')
      const sentence = detailOr(error, text['voucher-failed'])
      toast.error(say(sentence), { id: 'voucher' })
      if (error instanceof NoAnswer) setBroken(true)
      else onError(sentence)
    },
    onLost() {
      running(false)
      toast.dismiss('voucher')
    },
  })
  return { action, sent, broken, cancel: () => stop.current?.abort() }
}

class NoPaymentStarted extends Error {}
