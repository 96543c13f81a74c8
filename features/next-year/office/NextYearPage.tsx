import { useSay } from '#platform/browser/language.ts'
import { nextYearText as text } from '../rules/messages.ts'
import { yearPlanExecute } from '../wire/processes.ts'
import { MakePlanForm } from './MakePlanForm.tsx'
import { useYearPlan, yearPlanKey } from './next-year.queries.ts'
import { CreateDrafts } from './parts/CreateDrafts.tsx'
import { PlanPage, useShownPlan } from './parts/PlanPage.tsx'
import { PlanSummary } from './parts/PlanSummary.tsx'
import { PlanTable } from './PlanTable.tsx'

/** A year's openings made from those of another one: a plan is made and shown, then executed as it stands. */
export function NextYearPage() {
  const say = useSay()
  const { id, show } = useShownPlan(yearPlanKey)
  return (
    <PlanPage
      title={say(text.title)}
      lead={say(text.lead)}
      form={<MakePlanForm onMade={show} />}
      id={id}
      query={useYearPlan(id)}
      nothing={say(text.nothing)}
    >
      {(plan) => (
        <>
          <PlanSummary openings={plan.openings} sourceHead={text.source} />
          <PlanTable plan={plan} onChanged={show} />
          <CreateDrafts
            plan={plan}
            of={yearPlanExecute}
            body={{ year_plan_ID: plan.id }}
            plans="year-plan"
            drafts="/setup/n_entrance_open?state=off"
          />
        </>
      )}
    </PlanPage>
  )
}
