import { sql } from 'kysely'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { ExamOfficeContext } from '#features/examination/server/exam-office.ts'
import { removeAllEntries } from '#features/selection/server/twice/write-entry.ts'
import { effectOf } from '../../rules/presence/mark.ts'
import { entranceSelection } from '../selection.ts'
import type { GivenMark } from './read-marks.ts'

/**
 * Stores the marks that differ from those that are recorded, and what follows on the score sheet: an absence, or neither
 * score nor absence. Gives how many were corrected and how many scores are removed.
 */
export async function writeMarks(
  at: ExamOfficeContext,
  given: readonly GivenMark[],
  reason: string,
): Promise<{ readonly corrected: number; readonly removed: number }> {
  const changed = given.filter(({ applicant, mark }) => applicant.mark !== mark)
  await storePresence(at, changed)
  let corrected = 0
  const scoreless: number[] = []
  const moved: number[] = []
  for (const { applicant, mark } of changed) {
    const { id: record, attendance, score, selected } = applicant
    const effect = effectOf(applicant, mark)
    if (effect.isCorrection) corrected += 1
    if (effect.removes === 'score') scoreless.push(record)
    const isSame = effect.attendance === attendance
    const columns = { attendance: effect.attendance, score: null, selected: false }
    if (!isSame) {
      moved.push(record)
      const row = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id: record }
      await writeRow(at.transaction, row, { columns, nowMs: at.nowMs, userId: at.userId })
    }
    at.did({
      table: 'n_entrance_reg',
      record,
      before: { presence: applicant.mark, ...(!isSame && { attendance, score, selected }) },
      after: { presence: mark, ...(!isSame && columns), ...(reason !== '' && { reason }) },
    })
  }
  await removeParts(at, scoreless)
  await removeAllEntries(at.transaction, entranceSelection, moved)
  return { corrected, removed: scoreless.length }
}

async function storePresence(
  { transaction, nowMs, userId }: ExamOfficeContext,
  changed: readonly GivenMark[],
): Promise<void> {
  const marks = changed.map(({ applicant, mark }) => ({
    id: applicant.id,
    is_present: mark === 'present',
  }))
  await sql`insert into entrance_presence (n_entrance_reg_id, is_present, saved, savedby)
    select m.id, m.is_present, ${new Date(nowMs)}::timestamptz, ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m(id bigint, is_present boolean)
    on conflict (n_entrance_reg_id) do update
      set is_present = excluded.is_present, saved = excluded.saved, savedby = excluded.savedby`.execute(
    transaction,
  )
}

/** Scores of the parts of the exam go with the score. */
async function removeParts(
  { transaction }: ExamOfficeContext,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .deleteFrom('entrance_part_score')
    .where('n_entrance_reg_id', 'in', [...ids])
    .execute()
}
