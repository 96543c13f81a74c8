import { type Language, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { purposes } from '../purposes.ts'
import { accountText } from './account-messages.ts'
import type { StatementRow } from './account-statement.ts'
import { entryTypes, type EntryType } from './entry-types.ts'

/** Their memo is a sentence for staff: the type of fee says more. */
const namedByFee: ReadonlySet<EntryType> = new Set(['credit-used', 'given-back', 'fee-to-credit'])

type Described = Pick<StatementRow, 'type' | 'name' | 'paymentType' | 'moved'>

/** An entry as text: its type, what it was for, and an amount that only moved. */
export function entryText(row: Described, language: Language): string {
  const moved = formatRs(row.moved, language)
  return [
    say(entryTypes[row.type], language),
    nameOf(row, language),
    row.moved === 0 ? '' : say(accountText.moved, language, { amount: moved }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function nameOf({ type, name, paymentType }: Described, language: Language): string {
  if (!namedByFee.has(type)) return name[language]
  const purpose = paymentType === null ? undefined : purposes[paymentType]
  return purpose === undefined ? name[language] : say(purpose, language)
}
