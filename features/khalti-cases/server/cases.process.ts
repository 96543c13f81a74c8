import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { caseFilters, findCaseFilter } from '../rules/case-filters.ts'
import { readCaseSearch } from '../rules/case-search.ts'
import { caseText as text } from '../rules/messages.ts'
import { casesAtOnce, khaltiCases } from '../wire/khalti-cases.ts'
import { findCases } from './find-cases.ts'

const mostPeople = 200

/** Attempts to pay with Khalti by state, or as a student names theirs. Reads only. */
export function readCases(dictionary: Dictionary): Process {
  return defineProcess({
    ...khaltiCases,
    name: text.title,
    roles: staffWith('payment.read'),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ show, typed = '', before }, { database, session, nowMs }) {
      const filter = findCaseFilter(show)
      if (filter === null)
        return refusal('rule/value-wrong', text['filter-unknown'], {
          status: 400,
          errors: [{ field: 'show', message: text['filter-unknown'] }],
        })
      const states = caseFilters[filter]
      const looking = { typed, role: session.role, dictionary }
      const conditions = [
        ...(states === null ? [] : [sql`a.state = any(${[...states]})`]),
        ...(typed.trim() === '' ? [] : [await meant(database, looking)]),
        ...(Number.isNaN(Date.parse(before ?? ''))
          ? []
          : [sql`a.created < ${new Date(before ?? '')}`]),
      ]
      const condition = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
      const selection = { condition, most: casesAtOnce, nowMs }
      const cases = await findCases(database.kysely, selection)
      return { summary: text.title, data: { cases } }
    },
  })
}

type Looking = { readonly typed: string; readonly role: string; readonly dictionary: Dictionary }

/** Attempts with that reference, pidx or transaction; if there is none, those of the people the text names. */
async function meant(database: Database, looking: Looking): Promise<RawBuilder<unknown>> {
  const { typed, reference } = readCaseSearch(looking.typed)
  const { rows } = await sql<{ readonly id: string }>`
    select payment_attempt_id as id from payment_attempt where pidx = ${typed}
    union select payment_attempt_id from payment_attempt where transaction_id = ${typed}
    ${
      reference === null
        ? sql``
        : sql`union select payment_attempt_id from payment_attempt
            where payment_attempt_id between ${reference.first}::uuid and ${reference.last}::uuid`
    }
    limit ${casesAtOnce}`.execute(database.kysely)
  if (rows.length > 0) return sql`a.payment_attempt_id = any(${rows.map(({ id }) => id)}::uuid[])`
  const people =
    typed.length < 2 ? [] : await peopleLike(database, { ...looking, typed, most: mostPeople })
  return sql`a.c_bpartner_id = any(${[...people]}::bigint[])`
}
