import { formatDay } from '#platform/pure/calendar/format.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import type { Language } from '#platform/pure/message.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { findDatedShares } from '#platform/pure/money/dated-shares.ts'
import { formatRs } from '#platform/pure/money/format.ts'

/** Stored steps as they are read, each amount with its last day. */
export function datedAmountsShown(stored: string, language: Language): string {
  const steps = findDatedAmounts(stored) ?? []
  return steps
    .map(({ until, amount }) => `${formatRs(amount, language)} → ${formatDay(until, language)}`)
    .join(', ')
}

/** The same of shares in per cent. */
export function datedSharesShown(stored: string, language: Language): string {
  const steps = findDatedShares(stored) ?? []
  return steps
    .map(({ until, percent }) => `${digits(percent, language)} % → ${formatDay(until, language)}`)
    .join(', ')
}
