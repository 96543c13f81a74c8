import { TriangleAlert } from 'lucide-react'
import { formatBs, formatDay, weekdayName } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import { type PlannedOpening, type YearPlan, yearPlanSkip } from '../wire/processes.ts'
import { PlannedOpenings } from './parts/PlannedOpenings.tsx'

type Props = { readonly plan: YearPlan; readonly onChanged: (plan: YearPlan) => void }

/** Each opening with its days and fees before and after, and the choice to leave it out. */
export function PlanTable({ plan, onChanged }: Props) {
  const say = useSay()
  const { action, error } = useProcess(yearPlanSkip, ({ plan: changed }) => onChanged(changed))
  const columns: readonly TableColumn<PlannedOpening>[] = [
    {
      id: 'opening',
      head: say(text.opening),
      render: ({ newName, kind, courses }) => (
        <>
          {say(newName)}
          <span className="small block font-normal text-muted">
            {say(kind)}
            {courses > 0 && ` · ${say(text.courses, { n: courses })}`}
          </span>
        </>
      ),
    },
    { id: 'days', head: say(text['last-day']), render: (opening) => <Days opening={opening} /> },
    { id: 'fees', head: say(text.fee), render: (opening) => <Fees opening={opening} /> },
  ]
  return (
    <PlannedOpenings
      plan={plan}
      columns={columns}
      label={say(text.opening)}
      choice={say(text.copy)}
      isBusy={isRunning(action)}
      error={error}
      onSkip={(key, isSkipped) => action.run({ year_plan_ID: plan.id, key, isSkipped })}
    >
      {isProvisional(plan) && (
        <p className="small p-4 text-office">{say(text.provisional, { year: plan.to })}</p>
      )}
    </PlannedOpenings>
  )
}

/** True if the calendar of a planned day may still change: its B.S. date is not agreed on yet. */
function isProvisional({ openings }: YearPlan): boolean {
  return openings.some(({ days }) =>
    days.some(({ after }) => after !== null && formatBs(after, 'en') === null),
  )
}

function Days({ opening: { days } }: { readonly opening: PlannedOpening }) {
  const say = useSay()
  const language = useLanguage()
  return days.map(({ label, before, after, finding }) => (
    <span key={label.en} className="block">
      <span className="small text-muted">{say(label)}: </span>
      {formatDay(before, language)} →{' '}
      {after === null
        ? say(text['no-day'])
        : `${formatDay(after, language)}, ${weekdayName(after, language)}`}
      {finding !== null && (
        <span className="small flex items-center gap-1 text-office">
          <TriangleAlert className="icon" aria-hidden />
          {say(text[finding])}
        </span>
      )}
    </span>
  ))
}

function Fees({ opening: { fees } }: { readonly opening: PlannedOpening }) {
  const say = useSay()
  const language = useLanguage()
  return fees
    .filter(({ before }) => before > 0)
    .map(({ label, before, after }) => (
      <span key={label.en} className="block">
        <span className="small text-muted">{say(label)}: </span>
        {before !== after && `${formatRs(before, language)} → `}
        {formatRs(after, language)}
      </span>
    ))
}
