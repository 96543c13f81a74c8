import './next-year.css'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import type { YearPlan } from '../wire/processes.ts'
import { ExecutePlan } from './ExecutePlan.tsx'
import { MakePlanForm } from './MakePlanForm.tsx'
import { useYearPlan, yearPlanKey } from './next-year.queries.ts'
import { PlanSummary } from './PlanSummary.tsx'
import { PlanTable } from './PlanTable.tsx'

/** A year's openings made from those of another one: a plan is made and shown, then executed as it stands. */
export function NextYearPage() {
  const say = useSay()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('plan') === null ? null : Number(params.get('plan'))
  const { data: plan, isError, refetch } = useYearPlan(id)
  const show = (made: YearPlan) => {
    queries.setQueryData(yearPlanKey(made.id), made)
    setParams({ plan: String(made.id) }, { replace: true })
  }
  return (
    <div className="page">
      <header>
        <h1>{say(text.title)}</h1>
        <p className="small text-muted">{say(text.lead)}</p>
      </header>
      <MakePlanForm onMade={show} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {id !== null && plan === undefined && !isError && <LoadingRows rows={8} />}
      {plan && plan.openings.length === 0 && <p className="text-muted">{say(text.nothing)}</p>}
      {plan && plan.openings.length > 0 && (
        <div className="next-year">
          <PlanSummary plan={plan} />
          <PlanTable plan={plan} onChanged={show} />
          <ExecutePlan plan={plan} />
        </div>
      )}
    </div>
  )
}
