import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { earlyReason, refuseEarly } from '#features/first-day/server/first-day.ts'
import type { EarlyReason } from '#features/first-day/rules/facts.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { releaseMessages as text } from '#features/results/rules/release/release-messages.ts'
import type { Computed } from './compute.ts'
import { lastPaperOf } from '../first-day.rows.ts'
import { computeReady } from './prepare.process.ts'
import {
  type ResultOfficeContext,
  inOffice,
  oneAfterAnother,
  resultOffice,
  stamp,
} from '../result-office.ts'
import { digestOfAll } from './store-results.ts'
import { releaseView } from '../views/release-view.ts'
import { openingOf, readWhich, subjectOf, type Which } from '../which-results.ts'

const sort = 'result-release'

/** Content of a stored proposal: the results, their release time, and their digest when it was made. */
type StoredRelease = {
  readonly which: Which
  /** The exam by its name, and of one result alone its symbol number. */
  readonly exam: string
  readonly at: string
  readonly n: number
  readonly digest: string
  /** Reason to publish before the last exam paper is over; absent: it was not early when proposed. */
  readonly early?: EarlyReason | null
}

/** Proposes to publish prepared results at their release time; needs a reason before the last exam paper is over. */
export const releaseResults = defineProcess({
  ...contracts.resultRelease,
  name: { en: 'Propose to publish results', ne: 'नतिजा प्रकाशनको प्रस्ताव गर्ने' },
  roles: resultOffice,
  run(given, context) {
    const which = readWhich(given)
    if (isRefusal(which)) return Promise.resolve(which)
    return inOffice(context, (at) => proposeRelease(at, which, given.reason))
  },
})

async function proposeRelease(
  at: ResultOfficeContext,
  which: Which,
  reason: unknown,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const releaseTime = await preparedFor(at.transaction, which)
  if (releaseTime === null)
    return refusal('rule/not-prepared', text['not-prepared'], { status: 409 })
  const ready = await readyAt(at, which, releaseTime)
  if (isRefusal(ready)) return ready
  const { first } = await lastPaperOf(at.transaction, await openingOf(at.transaction, which))
  const early = earlyReason(reason, first, at.nowMs)
  const tooEarly = refuseEarly({ first, nowMs: at.nowMs, early })
  if (tooEarly !== null) return tooEarly
  const n = ready.length
  const exam = await nameOf(at.transaction, which)
  const storedValue: StoredRelease = {
    which,
    exam,
    at: releaseTime.toISOString(),
    n,
    digest: digestOfAll(ready),
    early,
  }
  const command = {
    sort,
    subject: subjectOf(which),
    before: '{}',
    after: JSON.stringify(storedValue),
  }
  const id = await propose(at, command)
  if (isRefusal(id)) return id
  const moment = `${dayInNepal(releaseTime.getTime())} ${timeInNepal(releaseTime.getTime())}`
  return {
    summary: text['release-proposed'],
    values: { n, at: moment },
    data: { n_proposal_ID: id, n, at: storedValue.at },
  }
}

async function nameOf(transaction: Transaction, which: Which): Promise<string> {
  const row = await transaction
    .selectFrom('n_exam_open as o')
    .leftJoin('n_exam_reg as a', (join) =>
      join
        .onRef('a.n_exam_open_id', '=', 'o.n_exam_open_id')
        .on('a.n_exam_reg_id', '=', 'registrationId' in which ? which.registrationId : 0),
    )
    .select(['o.name', 'a.erollno'])
    .where((of) =>
      'openingId' in which
        ? of('o.n_exam_open_id', '=', which.openingId)
        : of('a.n_exam_reg_id', '=', which.registrationId),
    )
    .executeTakeFirstOrThrow()
  return row.erollno === null ? row.name : `${row.name}, ${row.erollno}`
}

/** Release time for which these results are prepared but not scheduled. */
async function preparedFor(transaction: Transaction, which: Which): Promise<Date | null> {
  const row = await transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select('r.prepared_for')
    .where('r.visible_from', 'is', null)
    .where((of) =>
      'openingId' in which
        ? of('a.n_exam_open_id', '=', which.openingId)
        : of('a.n_exam_reg_id', '=', which.registrationId),
    )
    .orderBy('r.updated', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.prepared_for ?? null
}

/** Computes again what the release would publish: at least one result, at a future time. */
async function readyAt(
  { transaction, session, nowMs }: Omit<ResultOfficeContext, 'did'>,
  which: Which,
  releaseTime: Date,
): Promise<readonly Computed[] | Refusal> {
  const atMs = releaseTime.getTime()
  if (atMs <= nowMs) return refusal('rule/instant-passed', text['instant-passed'], { status: 409 })
  const ready = await computeReady(transaction, { which, atMs, clientId: session.clientId })
  if (isRefusal(ready)) return ready
  return ready.released.length === 0
    ? refusal('rule/all-withheld', text['all-withheld'], { status: 409 })
    : ready.released
}

/** Confirmed if every result still is what was proposed: no mark, decision, grade, earlier result or first day has changed. */
export const resultReleases: ProposalType = {
  sort,
  roles: resultOffice,
  view: releaseView,
  async confirm(transaction, { after }, { session, nowMs }) {
    await oneAfterAnother(transaction)
    const storedValue: StoredRelease = JSON.parse(after)
    const at = { transaction, session, nowMs }
    const releaseTime = new Date(storedValue.at)
    const ready = await readyAt(at, storedValue.which, releaseTime)
    if (isRefusal(ready)) return ready
    if (digestOfAll(ready) !== storedValue.digest || !(await isPrepared(transaction, ready)))
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    if (await isAnyLater(transaction, ready, releaseTime))
      return refusal('rule/later-scheduled', text['later-scheduled'], { status: 409 })
    const { first } = await lastPaperOf(
      transaction,
      await openingOf(transaction, storedValue.which),
    )
    const tooEarly = refuseEarly({ first, nowMs, early: storedValue.early ?? null })
    if (tooEarly !== null) return tooEarly
    return schedule(at, { which: storedValue.which, ready, releaseTime })
  },
}

/** True if all of these are stored as prepared with the same digest. */
async function isPrepared(transaction: Transaction, ready: readonly Computed[]): Promise<boolean> {
  const rows = await transaction
    .selectFrom('n_exam_result')
    .select(['n_exam_reg_id', 'digest'])
    .where(sql<boolean>`n_exam_reg_id = any(${idsOf(ready)}::bigint[])`)
    .where('visible_from', 'is', null)
    .execute()
  const stored = new Map(rows.map((row) => [row.n_exam_reg_id, row.digest]))
  return ready.every((one) => stored.get(one.sheet.registrationId) === one.digest)
}

function idsOf(ready: readonly Computed[]): readonly number[] {
  return ready.map(({ sheet }) => sheet.registrationId)
}

/** True if results of the same enrollments are scheduled for later: their CGPA was computed without these. */
async function isAnyLater(
  transaction: Transaction,
  ready: readonly Computed[],
  releaseTime: Date,
): Promise<boolean> {
  const enrollments = ready.map(({ enrollmentId }) => enrollmentId)
  const row = await transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select('r.n_exam_result_id')
    .where(sql<boolean>`a.n_program_enroll_id = any(${enrollments}::bigint[])`)
    .where('r.visible_from', '>=', releaseTime)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function schedule(
  at: Omit<ResultOfficeContext, 'did'>,
  { which, ready, releaseTime }: { which: Which; ready: readonly Computed[]; releaseTime: Date },
): Promise<Change> {
  await at.transaction
    .updateTable('n_exam_result')
    .set({ visible_from: releaseTime, ...stamp(at) })
    .where(sql<boolean>`n_exam_reg_id = any(${idsOf(ready)}::bigint[])`)
    .where('visible_from', 'is', null)
    .execute()
  const after = { result_at: releaseTime.toISOString(), results: ready.length }
  const before = { result_at: null }
  if ('registrationId' in which)
    return { table: 'n_exam_reg', record: which.registrationId, before, after }
  await at.transaction
    .updateTable('n_exam_open')
    .set({ result_at: releaseTime, ...stamp(at) })
    .where('n_exam_open_id', '=', which.openingId)
    .execute()
  return { table: 'n_exam_open', record: which.openingId, before, after }
}
