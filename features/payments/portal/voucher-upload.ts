import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { shrinkImage } from '#platform/browser/shrink-image.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { paymentMessages as text, paymentPageMessages as page } from '../rules/messages.ts'
import type { SlipForm } from '../rules/slip.ts'
import { voucherFileProblem } from '../rules/voucher-file.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { sendVoucher } from './payer.ts'

type Events = {
  readonly onSending: (sending: boolean) => void
  readonly onPaid: () => void
  readonly onError: (sentence: string) => void
}

/** Choose, check, shrink, send; without an answer the file stays and can be sent again. */
export function useVoucherUpload(target: PaymentTarget, { onSending, onPaid, onError }: Events) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const stop = useRef<AbortController | null>(null)
  const chosen = useChosenFile()
  const [sent, setSent] = useState<number | null>(null)
  const [lost, setLost] = useState(false)

  async function send(slip: SlipForm): Promise<void> {
    const { file, key } = chosen
    if (file === null) return
    if (user === null) return onError(say(text['user-missing']))
    stop.current = new AbortController()
    const { signal } = stop.current
    start()
    try {
      await sendVoucher(rest, {
        target,
        user,
        file,
        slip,
        idempotencyKey: key,
        signal,
        onProgress: setSent,
      })
      toast.success(say(text['voucher-uploaded']), { id: 'voucher' })
      onPaid()
    } catch (error) {
      failed(error)
    } finally {
      setSent(null)
      onSending(false)
    }
  }

  function start() {
    setLost(false)
    setSent(0)
    onSending(true)
    toast.loading(say(text['voucher-uploading']), { id: 'voucher' })
  }

  function failed(error: unknown) {
    if (error instanceof NoAnswer) {
      if (error.why === 'canceled') return toast.dismiss('voucher')
      toast.error(say(text['voucher-failed']), { id: 'voucher' })
      return setLost(true)
    }
    const told = error instanceof RestProblem && error.status < 500 ? error.detail : ''
    const sentence = told || say(text['voucher-failed'])
    toast.error(sentence, { id: 'voucher' })
    onError(sentence)
  }

  async function choose(file: File | null): Promise<void> {
    setLost(false)
    await chosen.choose(file)
  }
  return { ...chosen, choose, sent, lost, send, cancel: () => stop.current?.abort() }
}

/** A checked and shrunk file, and the key that makes sending it twice one voucher. */
function useChosenFile() {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [key, setKey] = useState(newKey)
  const [problem, setProblem] = useState<string | undefined>()

  async function choose(chosen: File | null): Promise<void> {
    setProblem(undefined)
    setFile(null)
    if (chosen === null) return
    const wrongType = voucherFileProblem({ ...described(chosen), bytes: 0 })
    if (wrongType) return setProblem(say(text[wrongType]))
    const ready = await shrinkImage(chosen)
    const reason = voucherFileProblem(described(ready))
    if (reason) return setProblem(say(text[reason]))
    setKey(newKey())
    setFile(ready)
  }

  function hasFile(): boolean {
    if (file === null) setProblem(say(page['voucher-choose']))
    return file !== null
  }
  return { file, key, problem, choose, hasFile }
}

function described(file: File): { name: string; type: string; bytes: number } {
  return { name: file.name, type: file.type, bytes: file.size }
}
