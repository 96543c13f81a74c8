import { day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { accountName } from '../../rules/account-names.ts'
import { dayCloseText as text } from '../../rules/day-close/day-close-messages.ts'
import { daySums } from '../../rules/day-close/day-sums.ts'
import type { CashCount } from '../../wire/cash.ts'
import { differencesOf } from '../cash/read-counters.ts'
import type { StoredClose } from './day-close.process.ts'
import { lineGroups } from './read-days.ts'

/** Days that are to be closed, for their second person: the sums then and now, and each account. */
export const dayCloseView: NonNullable<ProposalType['view']> = async (
  reader,
  { after, before },
) => {
  const stored: StoredClose = JSON.parse(after)
  const { closed }: { readonly closed: string | null } = JSON.parse(before)
  const days = { first: day(stored.first_day), last: day(stored.last_day) }
  const sums = daySums(await lineGroups(reader, days))
  const isEqual = sums.difference === 0 && sums.debit === stored.debit
  return {
    subject: sayInBoth(text.subject, { from: dayInBoth(days.first), to: dayInBoth(days.last) }),
    fields: [
      { name: text.closed, now: closed && dayInBoth(day(closed)), proposed: dayInBoth(days.last) },
      { name: text.entries, now: null, proposed: String(stored.transactions) },
    ],
    checks: [
      {
        fact: text.debit,
        found: isEqual ? text.agree : text['days-changed'],
        sign: isEqual ? 'agree' : 'look',
      },
    ],
    lists: [
      {
        title: text.read,
        columns: [text.account, text.debit, text.credit],
        rows: sums.accounts.map(({ account, debit, credit }) => ({
          cells: [accountName(account), { paisa: paisa(debit) }, { paisa: paisa(credit) }],
        })),
        more: 0,
      },
      ...differenceList(await differencesOf(reader, days)),
    ],
    sheet: `/money/day-book?from=${days.first}&to=${days.last}`,
  }
}

function differenceList(counts: readonly CashCount[]) {
  if (counts.length === 0) return []
  return [
    {
      title: text.differences,
      columns: [text.counter, text.counted, text.expected, text.why],
      rows: counts.map(({ counter, counted, expected, reason }) => ({
        cells: [counter, { paisa: counted }, { paisa: expected }, reason],
      })),
      more: 0,
    },
  ]
}
