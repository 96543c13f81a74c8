import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import * as v from 'valibot'
import { sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applyingOfficeMessages as text } from '#features/applying/rules/desk/office-messages.ts'
import { type Acting, applicationProcess } from '../application-process.ts'
import type { ApplicationRow, Applications } from '../applications.ts'
import { symbolNumbers } from './symbol-numbers.ts'

/** A candidate: the number is one of the opening's own. */
type Candidate = ApplicationRow & { readonly erollno: string | null }

type Numbered<Row extends Candidate> = Pick<Process, 'slug' | 'roles'> & {
  readonly applications: Applications<Row>
  /** Table of the openings; its key has the table's name with `_id`, in both tables. */
  readonly openings: string
  /** Refuses a centre where seats are given in another way. */
  readonly refuseCentre: (reader: Reader, openingId: number) => Promise<Refusal | null>
}

/**
 * Symbol number and centre of a candidate. Without a number given, the next free one of the opening, issued under the
 * opening's lock.
 */
export function symbolNumberProcess<Row extends Candidate>(of: Numbered<Row>): Process {
  return applicationProcess({
    ...recordContract(of.slug, of.applications, {
      erollno: v.optional(argument.text(argument.nameLength)),
      exam_centre: v.optional(argument.text(argument.nameLength)),
    }),
    name: { en: 'Set symbol number and centre', ne: 'सिम्बल नम्बर र केन्द्र' },
    roles: of.roles,
    applications: of.applications,
    async work(transaction, acting, { given, change }) {
      const among = await lockOpening(transaction, acting, of)
      const refused =
        given.exam_centre === undefined ? null : await of.refuseCentre(transaction, among.openingId)
      if (refused !== null) return refused
      const wanted = given.erollno ?? acting.row.erollno
      const number = wanted ?? (await nextNumber(transaction, among, acting.nowMs))
      if (await isTaken(transaction, among, number))
        return refusal('rule/number-taken', text['number-taken'], { status: 409 })
      const centre = given.exam_centre
      await change({
        erollno: number,
        ...(centre === undefined ? {} : { exam_centre: centre }),
      })
      return text['number-set']
    },
  })
}

/** The candidates of an opening besides one. */
type Among = {
  readonly table: string
  readonly key: string
  readonly openingKey: string
  readonly openingId: number
  readonly applicationId: number
}

async function lockOpening<Row extends Candidate>(
  transaction: Transaction,
  { applicationId }: Acting<Row>,
  { applications: { table, key }, openings }: Numbered<Row>,
): Promise<Among> {
  const openingKey = `${openings}_id`
  const found = await sql<{ readonly id: number }>`select o.${sql.ref(openingKey)} as id
    from ${sql.table(openings)} o join ${sql.table(table)} a using (${sql.ref(openingKey)})
    where a.${sql.ref(key)} = ${applicationId} for update of o`.execute(transaction)
  const [opening] = found.rows
  if (opening === undefined) throw new Error(`${table} ${applicationId} has no opening`)
  return { table, key, openingKey, openingId: opening.id, applicationId }
}

async function nextNumber(
  transaction: Transaction,
  { table, openingKey: column, openingId: id }: Among,
  nowMs: number,
): Promise<string> {
  return (await symbolNumbers(transaction, { table, column, id }, nowMs))()
}

async function isTaken(
  transaction: Transaction,
  { table, key, openingKey, openingId, applicationId }: Among,
  number: string,
): Promise<boolean> {
  const others = await sql`select from ${sql.table(table)}
    where ${sql.ref(openingKey)} = ${openingId} and erollno = ${number}
      and ${sql.ref(key)} <> ${applicationId}`.execute(transaction)
  return others.rows.length > 0
}
