import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { partMessages as text } from '../rules/part-messages.ts'

type Props = {
  readonly paid: Money
  /** Amount left to pay now. */
  readonly rest: Money
}

/** `Rs. 500 paid, Rs. 1,000 left`; nothing unless a part is paid and a part is left. */
export function PartPaid({ paid, rest }: Props) {
  const say = useSay()
  const language = useLanguage()
  if (paid === 0 || rest === 0) return null
  const amounts = { paid: formatRs(paid, language), rest: formatRs(rest, language) }
  return <p className="small font-strong text-ink">{say(text['part-paid'], amounts)}</p>
}
