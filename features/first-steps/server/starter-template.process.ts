import { sql } from 'kysely'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { firstStepsText as text } from '../rules/messages.ts'
import type { StarterTemplate } from '../rules/templates/template.ts'
import { findTemplate, starterTemplates } from '../rules/templates/templates.ts'
import * as contracts from '../wire/processes.ts'

/** Tables that a template fills; none may have an active record. */
const tables = [
  'n_aca_year',
  'n_intake',
  'n_faculty',
  'n_level',
  'n_sem_year',
  'n_program',
] as const

/** Fills an empty academic structure from a template. */
export const fillFromTemplate = defineProcess({
  ...contracts.starterTemplateUse,
  name: text['template-title'],
  roles: staffWith('register.manage'),
  shows: [],
  async run({ template: key }, { transact, session, nowMs }) {
    const found = findTemplate(key)
    if (found === null) return refusal('rule/no-template', text['no-template'], { status: 404 })
    return transact(async (transaction, did) => {
      await sql`select pg_advisory_xact_lock(hashtext('starter template'))`.execute(transaction)
      if (!(await isEmpty(transaction)))
        return refusal('rule/structure-begun', text['structure-begun'], { status: 409 })
      const year = toBs(dayInNepal(nowMs))?.year ?? 0
      const template = starterTemplates[found]
      const by = { userId: session.userId, now: new Date(nowMs) }
      const made = await fill(transaction, template, { year, by })
      const after = { template: template.name.en, created: made }
      did({ table: 'n_program', record: 0, before: {}, after })
      return { summary: text['template-done'], values: { n: made } }
    })
  },
})

async function isEmpty(transaction: Transaction): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where isactive limit 1`.execute(
      transaction,
    )
    if (rows.length > 0) return false
  }
  return true
}

type Filling = {
  /** The B.S. year of today. */
  readonly year: number
  readonly by: { readonly userId: number; readonly now: Date }
}

/** Gives the number of records; one of the same name that is inactive becomes active again. */
async function fill(
  transaction: Transaction,
  template: StarterTemplate,
  { year, by }: Filling,
): Promise<number> {
  const stamps = { created: by.now, createdby: by.userId, updated: by.now, updatedby: by.userId }
  const store = async (table: (typeof tables)[number], names: readonly Message[]) => {
    const ids = new Map<string, number>()
    for (const { en, ne } of names) {
      const { rows } = await sql<{ id: number }>`
        with known as (
          update ${sql.table(table)} set isactive = true where lower(name) = lower(${en})
          returning ${sql.ref(`${table}_id`)} as id
        ), made as (
          insert into ${sql.table(table)} (name, name_ne, created, createdby, updated, updatedby)
          select ${en}, ${ne}, ${by.now}::timestamptz, ${by.userId}::bigint, ${by.now}::timestamptz, ${by.userId}::bigint
          where not exists (select 1 from known)
          returning ${sql.ref(`${table}_id`)} as id
        )
        select id from known union all select id from made`.execute(transaction)
      ids.set(en, rows[0]?.id ?? 0)
    }
    return ids
  }
  await store('n_aca_year', [yearName(year), yearName(year + 1)])
  await store('n_intake', template.intakes)
  await store('n_sem_year', template.semesters)
  const faculties = await store('n_faculty', template.faculties)
  const levels = await store('n_level', template.levels)
  for (const { name, code, faculty, level, semesters } of template.programs)
    await transaction
      .insertInto('n_program')
      .values({
        name: name.en,
        name_ne: name.ne,
        code,
        semesters,
        n_faculty_id: faculties.get(faculty) ?? 0,
        n_level_id: levels.get(level) ?? 0,
        ...stamps,
      })
      .execute()
  const { intakes, programs, semesters } = template
  const offered = await offerCertificates(transaction, template.certificates, by)
  const structure = intakes.length + semesters.length + faculties.size + levels.size
  return 2 + structure + programs.length + offered
}

/** Sets the fees of the types that every database brings, and offers them. A type with a fee, or offered already, stays. */
async function offerCertificates(
  transaction: Transaction,
  certificates: StarterTemplate['certificates'],
  { userId, now }: Filling['by'],
): Promise<number> {
  let offered = 0
  for (const { type, fee, urgentFee } of certificates) {
    const { numAffectedRows = 0n } = await sql`
      update n_certificate_open set isactive = true, fee = ${rupees(fee)}, urgentfee = ${rupees(urgentFee)},
        version = version + 1, updated = ${now}, updatedby = ${userId}
      where type = ${type} and not isactive and fee = 0 and not exists (
        select 1 from n_certificate_open o where o.type = ${type} and o.isactive)`.execute(
      transaction,
    )
    offered += Number(numAffectedRows)
  }
  return offered
}

function yearName(year: number): Message {
  const en = String(year)
  return { en, ne: devanagariDigits(en) }
}
