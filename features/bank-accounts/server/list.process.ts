import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { accountProposal } from '../rules/account-words.ts'
import { listText as text } from '../rules/list-messages.ts'
import { purposesWithout } from '../rules/without.ts'
import { bankAccountsList, type ListedAccount } from '../wire/bank-accounts.ts'
import { findBankAccounts } from './bank-accounts.ts'
import { findQrPicture } from './qr-pictures.ts'

/** Every account as it is, what waits for a second person, and the fees without an account. */
export const listBankAccounts = defineProcess({
  ...bankAccountsList,
  name: text.title,
  roles: staffWith('bank-account.read'),
  shows: [],
  run: async (_given, { database, session, nowMs }) => {
    const found = await findBankAccounts(database.kysely)
    const waiting = await openChanges(database, { session, nowMs })
    const accounts = await Promise.all(
      found.map(async (account): Promise<ListedAccount> => ({
        ...account,
        picture: await pictureOf(database, account.qr),
        waits: waiting.get(String(account.id)) ?? null,
      })),
    )
    const known = new Set(found.map(({ id }) => String(id)))
    const proposed = [...waiting].flatMap(([subject, waits]) => (known.has(subject) ? [] : [waits]))
    const without = purposesWithout(found, dayInNepal(nowMs))
    return { summary: text.title, data: { accounts, proposed, without } }
  },
})

function pictureOf({ kysely }: Database, qr: ListedAccount['qr']): Promise<string | null> {
  return qr?.kind === 'image' ? findQrPicture(kysely, qr.url) : Promise.resolve(null)
}

async function openChanges(
  { kysely }: Database,
  { session, nowMs }: Pick<ProcessContext, 'session' | 'nowMs'>,
): Promise<ReadonlyMap<string, NonNullable<ListedAccount['waits']>>> {
  const rows = await openProposalsOf(kysely, [accountProposal], nowMs)
  return new Map(
    rows.map(({ subject, createdby, entered_by }) => [
      subject,
      { by: entered_by ?? '', isOwn: isOwnEntry({ enteredBy: createdby }, session) },
    ]),
  )
}
