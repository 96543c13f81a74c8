import { TriangleAlert } from 'lucide-react'
import { formatBs, formatDay, weekdayName } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/list/OfficeTable.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import { type PlannedOpening, type YearPlan, yearPlanSkip } from '../wire/processes.ts'
import { IncludeChoice } from './parts/IncludeChoice.tsx'

type Props = { readonly plan: YearPlan; readonly onChanged: (plan: YearPlan) => void }

/** Each opening with its days and fees before and after, and the choice to leave it out. */
export function PlanTable({ plan, onChanged }: Props) {
  const say = useSay()
  const { action, error } = useProcess(yearPlanSkip, ({ plan: changed }) => onChanged(changed))
  const skip = (key: string, isSkipped: boolean) =>
    action.run({ year_plan_ID: plan.id, key, isSkipped })
  const columns: readonly TableColumn<PlannedOpening>[] = [
    {
      id: 'opening',
      head: say(text.opening),
      render: ({ newName, kind, courses }) => (
        <>
          {newName}
          <span className="small block font-normal text-muted">
            {say(kind)}
            {courses > 0 && ` · ${say(text.courses, { n: courses })}`}
          </span>
        </>
      ),
    },
    { id: 'days', head: say(text['last-day']), render: (opening) => <Days opening={opening} /> },
    { id: 'fees', head: say(text.fee), render: (opening) => <Fees opening={opening} /> },
    {
      id: 'copy',
      head: say(text.copy),
      render: ({ key, state }) => (
        <IncludeChoice
          state={state}
          isDone={plan.executed !== null}
          isBusy={isRunning(action)}
          onSkip={(isSkipped) => skip(key, isSkipped)}
        />
      ),
    },
  ]
  return (
    <section className="card" aria-label={say(text.opening)}>
      {isProvisional(plan) && (
        <p className="small p-4 text-office">{say(text.provisional, { year: plan.to })}</p>
      )}
      <FieldNote id="skip-note" error={error === null ? undefined : say(error)} />
      <OfficeTable
        label={say(text.opening)}
        columns={columns}
        rows={plan.openings}
        rowKey={({ key }) => key}
        isMuted={({ state }) => state !== 'new'}
      />
    </section>
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
