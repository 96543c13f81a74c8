import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { invariant } from '#platform/pure/invariant.ts'
import { type Message, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { FilterName } from '../../rules/filter-names.ts'
import { reportText as text } from '../../rules/messages.ts'
import type { ReportFilter } from '../../wire/processes.ts'
import type { Report } from '../report.ts'

type Option = { readonly value: string; readonly label: Message }
type Choice = Pick<ReportFilter, 'options' | 'first'>
type SharedFilter = Exclude<FilterName, 'counted_by'>

/** Values of the filters that all reports share; those that were asked for. */
export type FilterOptions = Readonly<Partial<Record<SharedFilter, Choice>>>

const mostExams = 200
const usualDays = 30

type Source = (at: { readonly reader: Reader; readonly nowMs: number }) => Promise<Choice> | Choice

const sources: Readonly<Record<SharedFilter, Source>> = {
  fiscal_year: async (at) => required(await fiscalYears(at.reader, at.nowMs)),
  academic_year: async ({ reader }) => optional(await named(reader, 'n_aca_year', 'desc')),
  program: async ({ reader }) => optional(await named(reader, 'n_program', 'asc')),
  exam: async (at) => required(await releasedExams(at.reader, at.nowMs)),
  from: ({ nowMs }) => ({ options: null, first: firstOfUsual(nowMs) }),
  to: ({ nowMs }) => ({ options: null, first: dayInNepal(nowMs) }),
}

/** The first of the thirty days until today. */
export function firstOfUsual(nowMs: number): Day {
  return addDays(dayInNepal(nowMs), 1 - usualDays)
}

/** Values that filters have at a time. */
export async function filterOptions(
  reader: Reader,
  nowMs: number,
  filters: readonly FilterName[],
): Promise<FilterOptions> {
  const shared = filters.filter((name) => name !== 'counted_by')
  const choices = shared.map(
    async (name) => [name, await sources[name]({ reader, nowMs })] as const,
  )
  return Object.fromEntries(await Promise.all(choices))
}

/** Filters of a report with their values. */
export function filtersOf(
  { filters, countedBy = {} }: Report,
  options: FilterOptions,
): readonly ReportFilter[] {
  const ownOptions = Object.entries(countedBy).map(([value, label]) => ({ value, label }))
  return filters.map((name) => {
    const choice = name === 'counted_by' ? required(ownOptions) : options[name]
    invariant(choice !== undefined, `values of ${name} were asked for`)
    return { name, ...choice }
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
    label: nameInBoth(name, nepali ?? ''),
  }))
}

/** Exams whose results are released, the latest release first. */
async function releasedExams(reader: Reader, nowMs: number): Promise<readonly Option[]> {
  const { rows } = await sql<{ id: number; name: Message }>`
    select n_exam_open_id as id, ${bothNames('name', 'name_ne')} as name from n_exam_open
    where result_at <= ${new Date(nowMs)}
    order by result_at desc, n_exam_open_id desc limit ${mostExams}`.execute(reader)
  return rows.map(({ id, name }) => ({ value: String(id), label: name }))
}
