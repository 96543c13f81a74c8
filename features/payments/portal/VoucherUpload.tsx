import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { shrinkImage } from '#platform/browser/shrink-image.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { FileUpload } from '#platform/browser/ui/FileUpload.tsx'
import { useUser } from '#features/auth/portal/session.ts'
import { type FileReason, voucherFileProblem, voucherTypes } from '../rules/voucher-file.ts'
import { paymentMessages as text, paymentPageMessages as page } from '../rules/messages.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { sendVoucher } from './payer.ts'

type Props = {
  readonly target: PaymentTarget
  readonly sending: boolean
  readonly onSending: (sending: boolean) => void
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onPaid: () => void
  readonly onError: (sentence: string) => void
}

const accept = Object.entries(voucherTypes)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** Choose, check, shrink, send; without an answer the file stays and can be sent again. */
export function VoucherUpload({ target, sending, onBack, onClose, ...events }: Props) {
  const say = useSay()
  const upload = useUpload(target, events)
  return (
    <Dialog
      title={say(text['upload-voucher'])}
      onClose={onClose}
      busy={sending}
      footer={
        <>
          <Button onClick={onBack} disabled={sending}>
            {say(page.back)}
          </Button>
          <Button look="filled" busy={sending} onClick={() => void upload.send()}>
            {say(text['upload-voucher'])}
          </Button>
        </>
      }
    >
      <FileUpload
        label={say(page.voucher)}
        hint={say(page['voucher-hint'])}
        accept={accept}
        file={upload.file}
        onFile={(file) => void upload.choose(file)}
        error={upload.problem}
        sent={upload.sent}
        onCancel={upload.cancel}
        onRetry={upload.lost ? () => void upload.send() : undefined}
      />
    </Dialog>
  )
}

function useUpload(
  target: PaymentTarget,
  { onSending, onPaid, onError }: Pick<Props, 'onSending' | 'onPaid' | 'onError'>,
) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const key = useRef(newKey())
  const stop = useRef<AbortController | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [sent, setSent] = useState<number | null>(null)
  const [lost, setLost] = useState(false)

  async function choose(chosen: File | null): Promise<void> {
    setLost(false)
    setProblem(undefined)
    setFile(null)
    if (chosen === null) return
    const wrongType = reasonOf({ ...described(chosen), bytes: 0 })
    if (wrongType) return setProblem(say(text[wrongType]))
    const ready = await shrinkImage(chosen)
    const reason = reasonOf(described(ready))
    if (reason) return setProblem(say(text[reason]))
    key.current = newKey()
    setFile(ready)
  }

  async function send(): Promise<void> {
    if (file === null) return setProblem(say(page['voucher-choose']))
    if (user === null) return onError(say(text['user-missing']))
    stop.current = new AbortController()
    start()
    try {
      await sendVoucher(rest, {
        target,
        user,
        file,
        idempotencyKey: key.current,
        signal: stop.current.signal,
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
    setProblem(undefined)
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
  return { file, problem, sent, lost, choose, send, cancel: () => stop.current?.abort() }
}

function described(file: File): { name: string; type: string; bytes: number } {
  return { name: file.name, type: file.type, bytes: file.size }
}

function reasonOf(file: { name: string; type: string; bytes: number }): FileReason | null {
  return voucherFileProblem(file)
}
