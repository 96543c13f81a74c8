import { type RawBuilder, sql } from 'kysely'
import type { FilterValues } from '../report.ts'

/** Results of the chosen exam that students can see: released, and of their last version. */
export function visibleResults({ exam, now }: FilterValues): RawBuilder<unknown> {
  return sql`
    select v.n_exam_result_id, v.n_exam_reg_id, v.outcome, v.sgpa, v.cgpa
    from n_exam_result v join n_exam_reg x using (n_exam_reg_id)
    where x.n_exam_open_id = ${exam}::bigint and v.visible_from <= ${now}
      and (v.visible_until is null or v.visible_until > ${now})`
}
