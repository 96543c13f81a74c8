import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'wouter'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import { type YearPlan, yearPlanExecute } from '../wire/processes.ts'
import { MakePlanForm } from './MakePlanForm.tsx'
import { useYearPlan, yearPlanKey } from './next-year.queries.ts'
import { CreateDrafts } from './parts/CreateDrafts.tsx'
import { PlanPage } from './parts/PlanPage.tsx'
import { PlanSummary } from './parts/PlanSummary.tsx'
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
    <PlanPage title={say(text.title)} lead={say(text.lead)}>
      <MakePlanForm onMade={show} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {id !== null && plan === undefined && !isError && <LoadingRows rows={8} />}
      {plan && plan.openings.length === 0 && <p className="text-muted">{say(text.nothing)}</p>}
      {plan && plan.openings.length > 0 && (
        <div className="plan">
          <PlanSummary openings={plan.openings} sourceHead={text.source} />
          <PlanTable plan={plan} onChanged={show} />
          <ExecutePlan plan={plan} />
        </div>
      )}
    </PlanPage>
  )
}

function ExecutePlan({ plan: { id, executed, openings } }: { readonly plan: YearPlan }) {
  const queries = useQueryClient()
  const { action, error } = useProcess(yearPlanExecute, async (_data, summary) => {
    toast.success(summary)
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['year-plan'] }),
      queries.invalidateQueries({ queryKey: ['register'] }),
    ])
  })
  return (
    <CreateDrafts
      n={openings.filter(({ state }) => state === 'new').length}
      isDone={executed !== null}
      drafts="/setup/n_entrance_open?state=off"
      action={action}
      error={error}
      onCreate={() => action.run({ year_plan_ID: id })}
    />
  )
}
