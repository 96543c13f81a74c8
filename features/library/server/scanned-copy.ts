import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { decideIssue, dueOn } from '../rules/loan.ts'
import type { ScannedCopy } from '../wire/counter.ts'
import { copyFromRow, type CopyRow, heldBy } from './copies.ts'
import type { AtCounter } from './counter-reader.ts'
import { owedBy } from './fines.ts'
import { type HoldRow, heldFor } from './holds.ts'

/** A copy as the counter sees it, and whether it can be issued to the reader at the counter. */
export async function scannedCopy(
  transaction: Transaction,
  { row, readerId }: { readonly row: CopyRow; readonly readerId: number | null },
  at: AtCounter,
): Promise<ScannedCopy> {
  const heldHere = row.c_bpartner_id === null ? await heldFor(transaction, { row, ...at }) : null
  const { copies } = await transaction
    .selectFrom('a_asset')
    .select(({ fn }) => fn.countAll<string>().as('copies'))
    .where('ad_client_id', '=', row.ad_client_id)
    .where('titlekey', '=', row.titlekey)
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow()
  const holder = await nameOf(transaction, row.c_bpartner_id)
  return {
    id: row.a_asset_id,
    name: row.name,
    author: row.author,
    isbn: row.isbn,
    code: row.value,
    copies: Number(copies),
    holder: holder && { ...holder, dueOn: row.duedate },
    keptFor: (await nameOf(transaction, heldHere?.c_bpartner_id ?? null))?.name ?? null,
    dueBack: dueOn(at.today, at.rules),
    notIssued:
      readerId === null ? null : await whyNot(transaction, { row, readerId, heldHere }, at),
  }
}

/** By the rule that decides when it is issued. */
async function whyNot(
  transaction: Transaction,
  { row, readerId, heldHere }: { row: CopyRow; readerId: number; heldHere: HoldRow | null },
  { rules, today }: AtCounter,
): Promise<Message | null> {
  if (findActiveEnrollment(await findEnrollments(transaction, readerId)) === null)
    return text['not-enrolled']
  const decision = decideIssue({
    copy: copyFromRow(row),
    isHeldForAnother: heldHere !== null && heldHere.c_bpartner_id !== readerId,
    held: await heldBy(transaction, readerId),
    owes: await owedBy(transaction, readerId),
    rules,
    today,
  })
  return decision.is === 'refused' ? text[decision.reason] : null
}

async function nameOf(transaction: Transaction, partnerId: number | null) {
  if (partnerId === null) return null
  const { name } = await transaction
    .selectFrom('c_bpartner')
    .select('name')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  return { id: partnerId, name }
}
