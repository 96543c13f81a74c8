import type { resultStop } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { releaseMessages as text } from '../rules/release/release-messages.ts'
import type { MarkedPaper } from './marks/marked-papers.ts'

/** All results of an opening that are not released, or one of them alone. */
export type Which = { readonly openingId: number } | { readonly registrationId: number }

export function readWhich(given: Given<typeof resultStop>): Which | Refusal {
  const [opening, registration] = [given.n_exam_open_ID, given.n_exam_reg_ID]
  if (opening !== undefined && registration === undefined) return { openingId: opening }
  if (registration !== undefined && opening === undefined) return { registrationId: registration }
  return refusal('rule/which-missing', text['which-missing'], { status: 400 })
}

/** Subject of a proposal about these: at most one open proposal each. */
export function subjectOf(which: Which): string {
  return 'openingId' in which
    ? `n_exam_open:${which.openingId}`
    : `n_exam_reg:${which.registrationId}`
}

/** The exam opening that results belong to; 0 when there is no such registration. */
export async function openingOf(reader: Reader, which: Which): Promise<number> {
  if ('openingId' in which) return which.openingId
  const row = await reader
    .selectFrom('n_exam_reg')
    .select('n_exam_open_id')
    .where('n_exam_reg_id', '=', which.registrationId)
    .executeTakeFirst()
  return row?.n_exam_open_id ?? 0
}

/** Which of these registrations are withheld. */
export async function withheldOf(
  reader: Reader,
  papers: readonly MarkedPaper[],
): Promise<ReadonlySet<number>> {
  const openings = [...new Set(papers.map(({ openingId }) => openingId))]
  if (openings.length === 0) return new Set()
  const rows = await reader
    .selectFrom('n_result_decision as x')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'x.n_exam_reg_id')
    .select('x.n_exam_reg_id')
    .where('a.n_exam_open_id', 'in', openings)
    .where('x.sort', '=', 'WITHHELD')
    .where('x.lifted', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.n_exam_reg_id))
}
