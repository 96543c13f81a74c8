import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { parseMoment } from '#platform/pure/calendar/moment.ts'
import { releaseMessages as text } from '#features/results/rules/release/release-messages.ts'
import { type Computed, compute, type MissingMark } from './compute.ts'
import { markedPapers } from '../marks/marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  resultOffice,
  unknown,
} from '../result-office.ts'
import { digestOfAll, storePrepared } from './store-results.ts'
import { readWhich, type Which, withheldOf } from '../which-results.ts'

/**
 * Computes every result that is not scheduled or published for a release time, and stores it. A withheld one with
 * complete marks is prepared too, but not released.
 */
export const prepareResults = defineProcess({
  ...contracts.resultPrepare,
  name: { en: 'Prepare results', ne: 'नतिजा तयार गर्ने' },
  roles: resultOffice,
  shows: [
    { table: 'n_exam_reg' },
    { table: 'n_result_decision' },
    { table: 'c_bpartner', columns: ['Name'] },
  ],
  run(given, context) {
    const which = readWhich(given)
    if (isRefusal(which)) return Promise.resolve(which)
    const atMs = parseMoment(given.at)
    if (atMs === null || atMs <= context.nowMs)
      return Promise.resolve(refusal('rule/instant-wrong', text['instant-wrong'], { status: 400 }))
    return inOffice(context, (at) => prepare(at, which, atMs))
  },
})

async function prepare(
  at: ResultOfficeContext,
  which: Which,
  atMs: number,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const ready = await computeReady(at.transaction, { which, atMs, clientId: at.session.clientId })
  if (isRefusal(ready)) return ready
  const { released, withheld } = ready
  await storePrepared(at, [...released, ...withheld], new Date(atMs))
  const counts = { n: released.length, held: withheld.length }
  at.did({
    table: 'openingId' in which ? 'n_exam_open' : 'n_exam_reg',
    record: 'openingId' in which ? which.openingId : which.registrationId,
    before: {},
    after: { prepared: counts.n, held: counts.held, at: new Date(atMs).toISOString() },
  })
  return {
    summary: text.prepared,
    values: counts,
    data: { ...counts, digest: digestOfAll(released) },
  }
}

/** Results that a release would publish at the release time, and those withheld. */
export type Ready = {
  readonly released: readonly Computed[]
  readonly withheld: readonly Computed[]
}

export async function computeReady(
  reader: Reader,
  of: { readonly which: Which; readonly atMs: number; readonly clientId: number },
): Promise<Ready | Refusal> {
  const papers = await markedPapers(reader, of.which, of.clientId)
  if (papers.length === 0) return unknown('exam')
  const open = papers.filter(({ resultAt }) => resultAt === null)
  if (open.length === 0)
    return refusal('rule/nothing-to-prepare', text['nothing-to-prepare'], { status: 409 })
  const held = await withheldOf(reader, open)
  const computed = await compute(reader, open, { atMs: of.atMs })
  const heldNumbers = new Set(
    open.flatMap((paper) => (held.has(paper.registrationId) ? [paper.symbolNumber] : [])),
  )
  const missing = computed.missing.filter(({ symbolNumber }) => !heldNumbers.has(symbolNumber))
  if (missing.length > 0) return marksMissing(missing)
  const { results } = computed
  return {
    released: results.filter(({ sheet }) => !held.has(sheet.registrationId)),
    withheld: results.filter(({ sheet }) => held.has(sheet.registrationId)),
  }
}

/** Missing marks named in the sentence, and those listed; the sentence gives their full number. */
const named = 5
const listed = 500

function marksMissing(missing: readonly MissingMark[]): Refusal {
  const list = missing
    .slice(0, named)
    .map(({ symbolNumber, code }) =>
      sayInBoth(text['missing-mark'], { number: symbolNumber, code }),
    )
  const joined = {
    en: list.map(({ en }) => en).join(', '),
    ne: list.map(({ ne }) => ne).join(', '),
  }
  return refusal('rule/marks-missing', text['marks-missing'], {
    status: 409,
    values: { n: missing.length, list: joined },
    errors: missing.slice(0, listed).map((one) => ({
      field: one.symbolNumber,
      message: sayInBoth(text['missing-mark'], { number: one.symbolNumber, code: one.code }),
    })),
  })
}
