import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { fiscalMonths, fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import { invariant } from '#platform/pure/invariant.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { type FilterName, reportFilters } from '../../rules/filter-names.ts'
import { reportText as text } from '../../rules/messages.ts'
import type { ReportFilter, ReportInput } from '../../wire/processes.ts'
import type { FilterValues, Report } from '../report.ts'
import { type FilterOptions, filtersOf, firstOfUsual } from './filter-options.ts'

/** A filter of a report and the value that was chosen, or its first. */
export type ChosenFilter = { readonly filter: ReportFilter; readonly value: string }

/** Refused if a value is not among the options of its filter. */
export function chooseFilters(
  report: Report,
  given: ReportInput,
  options: FilterOptions,
): readonly ChosenFilter[] | Refusal {
  const chosen = filtersOf(report, options).map((filter) => {
    const value = String(given[filter.name] ?? '')
    return { filter, value: value === '' ? filter.first : value }
  })
  const wrong = chosen.find((each) => !isOption(each))
  if (wrong === undefined) return chosen
  const values = { name: reportFilters[wrong.filter.name] }
  return refusal('rule/wrong-filter', text['wrong-filter'], { values })
}

/** A required filter without options, such as the exam before the first result, has the value ''. */
function isOption({ filter: { options, first }, value }: ChosenFilter): boolean {
  if (options === null) return findDay(value) === value
  return value === first || options.some((option) => option.value === value)
}

/** The text of a chosen value; the value itself for a day. */
export function chosenText({ filter: { options }, value }: ChosenFilter): Message | string {
  return options?.find((option) => option.value === value)?.label ?? value
}

/** Values of all filters; those that the report has not are of today. */
export function filterValues(chosen: readonly ChosenFilter[], nowMs: number): FilterValues {
  const today = dayInNepal(nowMs)
  const valueOf = (name: FilterName) =>
    chosen.find(({ filter }) => filter.name === name)?.value ?? ''
  const months = fiscalMonths(valueOf('fiscal_year') || (fiscalYear(today) ?? ''))
  invariant(months !== null, 'fiscal years are those of the calendar')
  return {
    now: new Date(nowMs),
    today,
    months,
    from: findDay(valueOf('from')) ?? firstOfUsual(nowMs),
    to: findDay(valueOf('to')) ?? today,
    academicYear: Number(valueOf('academic_year')) || null,
    program: Number(valueOf('program')) || null,
    exam: Number(valueOf('exam')) || null,
    countedBy: valueOf('counted_by'),
  }
}
