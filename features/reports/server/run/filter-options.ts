import { sql } from 'kysely'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { FilterName } from '../../rules/filter-names.ts'
import { reportText as text } from '../../rules/messages.ts'
import type { ReportFilter } from '../../wire/processes.ts'
import type { Report } from '../report.ts'

type Option = { readonly value: string; readonly label: Message }
/** Options of a filter; null for a day. */
export type FilterOptions = Readonly<
  Record<Exclude<FilterName, 'counted_by'>, Pick<ReportFilter, 'options' | 'first'>>
>

const mostExams = 200
const usualDays = 30

/** Values that filters have at a time, for all reports. */
export async function filterOptions(reader: Reader, nowMs: number): Promise<FilterOptions> {
  const today = dayInNepal(nowMs)
  return {
    fiscal_year: required(await fiscalYears(reader, nowMs)),
    academic_year: optional(await named(reader, 'n_aca_year', 'desc')),
    program: optional(await named(reader, 'n_program', 'asc')),
    exam: required(await releasedExams(reader, nowMs)),
    from: { options: null, first: addDays(today, 1 - usualDays) },
    to: { options: null, first: today },
  }
}

/** Filters of a report with their values. */
export function filtersOf(
  { filters, countedBy = {} }: Report,
  options: FilterOptions,
): readonly ReportFilter[] {
  return filters.map((name) => {
    if (name !== 'counted_by') return { name, ...options[name] }
    return {
      name,
      ...required(Object.entries(countedBy).map(([value, label]) => ({ value, label }))),
    }
  })
}

function required(options: readonly Option[]) {
  return { options, first: options[0]?.value ?? '' }
}

function optional(options: readonly Option[]) {
  return required([{ value: '', label: text.all }, ...options])
}

/** From today's back to that of the first entry of the ledger. */
async function fiscalYears(reader: Reader, nowMs: number): Promise<readonly Option[]> {
  const first = await reader
    .selectFrom('ledger_transaction')
    .select(({ fn }) => fn.min('posted').as('posted'))
    .executeTakeFirst()
  const last = yearOf(nowMs)
  const begin = yearOf(Math.min(nowMs, Number(first?.posted ?? nowMs)))
  return Array.from({ length: Math.max(0, last - begin) + 1 }, (_, place) => {
    const year = last - place
    const value = `${year}/${String((year + 1) % 100).padStart(2, '0')}`
    return { value, label: sameInBoth(value) }
  })
}

/** Bikram Sambat year in which the fiscal year of a time begins. */
function yearOf(timeMs: number): number {
  return Number(fiscalYear(dayInNepal(timeMs))?.slice(0, 4))
}

async function named(
  reader: Reader,
  table: 'n_aca_year' | 'n_program',
  direction: 'asc' | 'desc',
): Promise<readonly Option[]> {
  const { rows } = await sql<{ id: number; name: string; name_ne: string | null }>`
    select ${sql.ref(`${table}_id`)} as id, name, name_ne from ${sql.table(table)}
    order by name ${sql.raw(direction)}`.execute(reader)
  return rows.map(({ id, name, name_ne: nepali }) => ({
    value: String(id),
    label: { en: name, ne: nepali === null || nepali === '' ? name : nepali },
  }))
}

/** Exams with a released result, the latest release first. */
async function releasedExams(reader: Reader, nowMs: number): Promise<readonly Option[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.n_exam_open_id as id, o.name from n_exam_open o
    join n_exam_reg r using (n_exam_open_id)
    join n_exam_result s using (n_exam_reg_id)
    where s.visible_from <= ${new Date(nowMs)}
    group by o.n_exam_open_id, o.name
    order by max(s.visible_from) desc, o.n_exam_open_id desc limit ${mostExams}`.execute(reader)
  return rows.map(({ id, name }) => ({ value: String(id), label: sameInBoth(name) }))
}
