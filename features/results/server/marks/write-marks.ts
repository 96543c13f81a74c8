import type { Round } from '#features/marking/rules/two-entries.ts'
import type { Entry } from '#features/results/rules/marks/entry.ts'
import type { MarkedPaper } from './marked-papers.ts'
import { type ResultOfficeContext, made, stamp } from '../result-office.ts'

function factsOf({ attendance, external, practical }: Entry) {
  return { attendance, external, practical }
}

/** One person's entry, new or over the one they made before. */
export async function writeEntry(
  at: ResultOfficeContext,
  { paper, entry, round }: { paper: MarkedPaper; entry: Entry; round: Round },
): Promise<void> {
  const before = paper.entries[round === 1 ? 0 : 1]
  const after = factsOf(entry)
  const { n_mark_entry_id: record } = await at.transaction
    .insertInto('n_mark_entry')
    .values({ n_exam_regdetails_id: paper.paperId, round, ...after, ...made(at) })
    .onConflict((conflict) =>
      conflict.constraint('one_entry_per_round').doUpdateSet({ ...after, ...stamp(at) }),
    )
    .returning('n_mark_entry_id')
    .executeTakeFirstOrThrow()
  at.did({
    table: 'n_mark_entry',
    record,
    before: before === null ? {} : factsOf(before),
    after: { paper: paper.paperId, round, ...after },
  })
}

/** Stores the mark of an exam paper that counts from now on. The reason is null if both entries agree. */
export async function settle(
  at: ResultOfficeContext,
  { paper, entry, reason }: { paper: MarkedPaper; entry: Entry; reason: string | null },
): Promise<void> {
  const after = { ...factsOf(entry), settled_for: reason }
  const { n_mark_id: record } = await at.transaction
    .insertInto('n_mark')
    .values({ n_exam_regdetails_id: paper.paperId, ...after, ...made(at) })
    .returning('n_mark_id')
    .executeTakeFirstOrThrow()
  at.did({ table: 'n_mark', record, before: {}, after: { paper: paper.paperId, ...after } })
}
