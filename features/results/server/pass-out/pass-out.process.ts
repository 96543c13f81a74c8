import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { endEnrollment } from '#features/enrollment/server/end-enrollment.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { decidePassOut, type Earned } from '../../rules/pass-out.ts'
import { passOutMessages as text } from '../../rules/pass-out-messages.ts'
import { earnedCredits } from './earned-credits.ts'

/** Passes out each student of a list whose credits are earned; names what the others lack and leaves them unchanged. */
export const passOut = defineProcess({
  ...contracts.enrollmentPassOut,
  name: { en: 'Mark as passed out', ne: 'उत्तीर्ण जनाउने' },
  roles: staffWith('enrollment.end'),
  shows: [{ table: 'n_program_enroll' }, { table: 'c_bpartner', columns: ['Name'] }],
  run(given, context) {
    const ids = enrollmentsOf(given)
    if (ids.length === 0)
      return Promise.resolve(
        refusal('rule/enrollments-missing', text['enrollments-missing'], { status: 400 }),
      )
    return context.transact((transaction, did) => passOutAll(transaction, ids, { context, did }))
  },
})

function enrollmentsOf(given: Given<typeof contracts.enrollmentPassOut>): readonly number[] {
  const list = given.n_program_enroll_IDs
  const one = given.n_program_enroll_ID
  const ids = [...(Array.isArray(list) ? list : []), ...(one === undefined ? [] : [one])]
  return [...new Set(ids)]
}

type PassOutContext = { readonly context: ProcessContext; readonly did: (change: Change) => void }
type Lacking = { readonly id: number; readonly why: Message }

async function passOutAll(transaction: Transaction, ids: readonly number[], at: PassOutContext) {
  const people = await lockPeople(transaction, ids, at)
  const lacking: Lacking[] = []
  for (const id of ids) {
    const person = people.get(id)
    const why =
      person === undefined
        ? sayInBoth(text['person-unknown'], { name: String(id) })
        : await passOutOne(transaction, { id, ...person }, at)
    if (why !== null) lacking.push({ id, why })
  }
  const passed = ids.filter((id) => !lacking.some((each) => each.id === id))
  const summary = summaryOf(passed.length, ids.length, lacking)
  if (passed.length === 0) return noCandidate(summary, people.size)
  return { summary, data: { passed, unchanged: lacking.map(unchangedOf) } }
}

function unchangedOf({ id, why }: Lacking) {
  return { n_program_enroll_ID: id, reason: why.en, reason_ne: why.ne }
}

function noCandidate(summary: Message, known: number): Refusal {
  const reason = known === 0 ? 'enrollment-unknown' : 'nobody-passed-out'
  return refusal(`rule/${reason}`, summary, { status: known === 0 ? 404 : 409 })
}

type Person = { readonly partnerId: number; readonly name: string; readonly needed: number | null }

/** Owners of these enrollments. Locked in the order of their ids, so that two lists never block each other. */
async function lockPeople(
  transaction: Transaction,
  ids: readonly number[],
  { context }: PassOutContext,
): Promise<ReadonlyMap<number, Person>> {
  const rows = await transaction
    .selectFrom('n_program_enroll as e')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'e.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'e.n_program_id')
    .select(['e.n_program_enroll_id as id', 'e.c_bpartner_id as partnerId'])
    .select(['p.name', 'g.credits as needed'])
    .where('e.n_program_enroll_id', 'in', ids)
    .where('e.ad_client_id', '=', context.session.clientId)
    .orderBy('e.c_bpartner_id')
    .execute()
  for (const { partnerId } of rows) await lockPartner(transaction, partnerId)
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Null once it is passed out, else why it is not. */
async function passOutOne(
  transaction: Transaction,
  { id, partnerId, name, needed }: Person & { readonly id: number },
  { context, did }: PassOutContext,
): Promise<Message | null> {
  const enrollments = await findEnrollments(transaction, partnerId)
  const enrollment = enrollments.find((each) => each.id === id)
  if (enrollment === undefined) return sayInBoth(text['person-unknown'], { name })
  const earned = await earnedCredits(transaction, { enrollmentId: id, nowMs: context.nowMs })
  const decision = decidePassOut(enrollment, { needed, earned })
  if (decision.is === 'refused')
    return decision.reason === 'not-active'
      ? sayInBoth(text['person-not-active'], { name })
      : creditsMissing({ name, needed: needed ?? 0, earned })
  const { programName: program } = enrollment
  const { userId } = context.session
  const by = { ending: 'passed-out', userId, nowMs: context.nowMs, did } as const
  await endEnrollment(transaction, { id, partnerId, program }, by)
  return null
}

function creditsMissing({
  name,
  needed,
  earned,
}: {
  readonly name: string
  readonly needed: number
  readonly earned: Earned
}): Message {
  const { waiting, notPassed, credits } = earned
  return together([
    sayInBoth(text['credits-missing'], { name, needed, earned: credits }),
    ...listOf(text['results-waiting'], waiting),
    ...listOf(text['results-not-passed'], notPassed),
  ])
}

function listOf(message: Message, codes: readonly string[]): readonly Message[] {
  return codes.length === 0 ? [] : [sayInBoth(message, { codes: codes.join(', ') })]
}

function summaryOf(passed: number, all: number, lacking: readonly Lacking[]): Message {
  const list = together(
    lacking.map(({ why }) => why),
    '; ',
  )
  return together([
    sayInBoth(text['passed-out'], { passed, all }),
    ...(lacking.length === 0 ? [] : [sayInBoth(text.unchanged, { list })]),
  ])
}

function together(parts: readonly Message[], between = ''): Message {
  return {
    en: parts.map(({ en }) => en).join(between),
    ne: parts.map(({ ne }) => ne).join(between),
  }
}
