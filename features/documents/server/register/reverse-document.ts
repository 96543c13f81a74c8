import type { Transaction } from '#platform/server/database/database.ts'

/** Ends the document of a record with its subject, such as a receipt with its payment; once, and for ever. */
export async function reverseDocument(
  transaction: Transaction,
  document: { readonly sort: string; readonly recordId: number },
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_issued_paper')
    .set({ ended: 'reversed', ended_at: now, reason: null, updated: now })
    .where('sort', '=', document.sort)
    .where('record_id', '=', document.recordId)
    .where((where) => where.or([where('ended', 'is', null), where('ended', '<>', 'reversed')]))
    .execute()
}
