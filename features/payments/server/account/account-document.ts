import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { AccountStatement } from '../../rules/account/account-statement.ts'

/** Content of a printed account. */
export type AccountData = {
  readonly institution: {
    readonly name: Message
    readonly place: string
    readonly logo: Uint8Array | null
  }
  readonly name: Message
  readonly registration: string
  readonly asOf: Day
  /** The rows that have room, and the balance before the first of them; null: nothing is before. */
  readonly statement: AccountStatement & { readonly before: Money | null }
}

/** The A4 statement of a student's account, both languages on the same page. */
export const accountDocument: PdfDocument<AccountData> = {
  name: 'account-statement',
  module: new URL('account.pdf.ts', import.meta.url),
  draw: 'drawAccount',
}
