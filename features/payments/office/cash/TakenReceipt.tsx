import './cash.css'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useReportDownload } from '#platform/browser/action/use-report-download.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import { paymentReceipt } from '../../wire/processes.ts'
import type { Taken } from './TakeDialog.tsx'

type Props = {
  readonly taken: Taken
  /** Called once, after the dialog of the fee has closed and given its focus back. */
  readonly onShown: () => void
}

/** Prints the receipt of cash that was just taken, once by itself and again when asked. */
export function TakenReceipt({ taken: { paymentId, number, amount }, onShown }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { download, isPending, error } = useReportDownload({
    slug: paymentReceipt.slug,
    parameters: { c_payment_ID: paymentId },
    failed: text['print-failed'],
  })
  const first = useRef(() => {
    onShown()
    download()
  })
  useEffect(() => first.current(), [])
  return (
    <div className="cash-note flex flex-wrap items-center gap-3">
      <p role="status">{say(text['was-taken'], { amount: formatRs(amount, language), number })}</p>
      <Button icon={Printer} busy={isPending} onClick={download}>
        {say(text['print-again'])}
      </Button>
      <FieldNote id="receipt-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
