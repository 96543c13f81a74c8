import { formatRs } from '#platform/pure/money/format.ts'
import type { Language, Message, MessageValues } from '#platform/pure/message.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { reportText as text } from './messages.ts'

/** The sentence that says whether a report agrees with the ledger, or by how much not. */
export function agreementText(
  { reported, ledger }: { readonly reported: Money; readonly ledger: Money },
  language: Language,
): [Message, Language, MessageValues] {
  const rs = (money: Money) => formatRs(money, language)
  if (reported === ledger) return [text.agrees, language, { ledger: rs(ledger) }]
  const difference = rs(paisa(ledger - reported))
  return [text.differs, language, { reported: rs(reported), ledger: rs(ledger), difference }]
}
