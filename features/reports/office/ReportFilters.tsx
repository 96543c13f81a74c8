import { useSay } from '#platform/browser/language.ts'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { type FilterName, reportFilters } from '../rules/filter-names.ts'
import { reportScreen as text } from '../rules/screen-messages.ts'
import type { ReportFilter } from '../wire/processes.ts'
import type { Chosen } from './reports.queries.ts'

type Props = {
  readonly filters: readonly ReportFilter[]
  readonly chosen: Chosen
  readonly onChoose: (name: FilterName, value: string) => void
  /** Absent if all filters have their first values. */
  readonly onClear: (() => void) | undefined
}

/** Filters of a report with their labels above. */
export function ReportFilters({ filters, chosen, onChoose, onClear }: Props) {
  const say = useSay()
  if (filters.length === 0) return null
  return (
    <section className="report-filters" aria-label={say(text.filters)}>
      {filters.map((filter) => (
        <Filter
          key={filter.name}
          filter={filter}
          value={chosen[filter.name] ?? filter.first}
          onChoose={(value) => onChoose(filter.name, value === filter.first ? '' : value)}
        />
      ))}
      {onClear !== undefined && (
        <button type="button" className="link-button" onClick={onClear}>
          {say(text.clear)}
        </button>
      )}
    </section>
  )
}

type FilterProps = {
  readonly filter: ReportFilter
  readonly value: string
  readonly onChoose: (value: string) => void
}

function Filter({ filter: { name, options }, value, onChoose }: FilterProps) {
  const say = useSay()
  const label = say(reportFilters[name])
  if (options !== null)
    return (
      <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {say(option.label)}
          </option>
        ))}
      </SelectField>
    )
  return (
    <DateField
      label={label}
      value={value}
      onChange={(day) => {
        if (day !== '') onChoose(day)
      }}
    />
  )
}
