import { Download, ReceiptText } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { downloadDocument } from '#platform/browser/files/document.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { useReport } from '#platform/browser/action/use-report.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { NeedsConnection } from '#platform/browser/ui/frame/NeedsConnection.tsx'
import { SavedDocument, useOutOfReach } from '#platform/browser/ui/frame/SavedDocument.tsx'
import { historyMessages } from '../rules/history-messages.ts'
import { paymentMessages as text } from '../rules/messages.ts'
import type { Payment } from '../rules/payment.ts'
import { downloadPaymentAttachment, receiptOf } from './payments.queries.ts'

type Props = {
  readonly payment: Payment
  /** Drawn as a link, beside something that matters more. */
  readonly asLink?: boolean
}

/** The voucher of a payment as a zip (SPEC §2 Payment Details). */
export function DownloadVoucher({ payment, asLink = false }: Props) {
  const say = useSay()
  const rest = useRest()
  const { busy, run } = useDownload(() => downloadPaymentAttachment(rest, payment.id), {
    done: say(text['attachment-downloaded']),
    failed: say(text['attachment-failed']),
  })
  const isOffline = useConnection() === 'offline'
  if (asLink && isOffline) return <NeedsConnection />
  if (asLink)
    return (
      <button
        type="button"
        className="link-button -my-2.5 inline-flex min-h-11 items-center gap-1.5"
        aria-busy={busy || undefined}
        onClick={run}
      >
        <Download className="icon" aria-hidden />
        {say(text.download)}
      </button>
    )
  return (
    <Button icon={Download} busy={busy} onClick={run}>
      {say(text.download)}
    </Button>
  )
}

/** The numbered receipt of a credited payment; nothing before there is one, nor once it was taken back. */
export function DownloadReceipt({
  payment,
  isNumbered = false,
}: {
  readonly payment: Pick<Payment, 'id' | 'receiptNumber' | 'isReceiptReady'>
  /** Shows its number too. */
  readonly isNumbered?: boolean
}) {
  const say = useSay()
  const rest = useRest()
  const { process, parameters } = receiptOf(payment)
  const { isPending, onClick } = useReport({ failed: historyMessages['receipt-failed'] }, () =>
    downloadDocument(rest, process, parameters),
  )
  const isOutOfReach = useOutOfReach({ process, parameters })
  if (!payment.isReceiptReady) return null
  return (
    <div className="grid gap-1">
      <Button
        icon={ReceiptText}
        busy={isPending}
        disabled={isOutOfReach}
        aria-label={`${say(historyMessages.receipt)} ${payment.receiptNumber}`}
        onClick={onClick}
      >
        {say(historyMessages.receipt)} {isNumbered && payment.receiptNumber}
      </Button>
      <SavedDocument process={process} parameters={parameters} />
    </div>
  )
}

function useDownload(
  work: () => Promise<void>,
  say: { readonly done: string | null; readonly failed: string },
) {
  const { isPending, mutate } = useMutation({
    mutationFn: work,
    onSuccess: () => say.done !== null && toast.success(say.done),
    onError: () => toast.error(say.failed),
  })
  return { busy: isPending, run: () => !isPending && mutate() }
}
