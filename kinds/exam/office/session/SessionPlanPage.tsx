import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatDay, weekdayName } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CreateDrafts } from '#features/next-year/office/parts/CreateDrafts.tsx'
import { PlanPage, useShownPlan } from '#features/next-year/office/parts/PlanPage.tsx'
import { PlanSummary } from '#features/next-year/office/parts/PlanSummary.tsx'
import { examTypes } from '../../rules/exam.ts'
import { dayFindingText, sessionPlanText as text } from '../../rules/session/messages.ts'
import { type ExamSessionPlan, examSessionPlanExecute } from '../../wire/session-plan.ts'
import { MakeSessionPlan } from './MakeSessionPlan.tsx'
import { sessionPlanKey, useSessionPlan } from './session-plan.queries.ts'
import { SessionPlanTable } from './SessionPlanTable.tsx'

/** The openings of an exam session: a plan is made and shown, then executed as it stands. */
export function SessionPlanPage() {
  const say = useSay()
  const { id, show } = useShownPlan(sessionPlanKey)
  const [newId, setNewId] = useState<number | null>(null)
  const showNew = (made: ExamSessionPlan) => {
    setNewId(made.id)
    show(made)
  }
  return (
    <PlanPage
      title={say(text.title)}
      lead={say(text.lead)}
      form={<MakeSessionPlan onMade={showNew} />}
      id={id}
      query={useSessionPlan(id)}
      nothing={say(text.nothing)}
    >
      {(plan) => (
        <>
          <Terms key={plan.id} plan={plan} isNew={plan.id === newId} />
          <PlanSummary
            openings={plan.openings.map(({ type, state }) => ({ kind: examTypes[type], state }))}
            sourceHead={text.planned}
          />
          <SessionPlanTable plan={plan} onChanged={show} />
          <CreateDrafts
            plan={plan}
            of={examSessionPlanExecute}
            body={{ exam_session_plan_ID: plan.id }}
            plans="exam-session-plan"
            drafts="/setup/n_exam_open?state=off"
          />
        </>
      )}
    </PlanPage>
  )
}

type TermsProps = { readonly plan: ExamSessionPlan; readonly isNew: boolean }

/** Name of the session, and the days that all its openings have. A new plan is scrolled to, below its long form. */
function Terms({ plan: { session, days, retotalingFee }, isNew }: TermsProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="card plan-terms" aria-labelledby="plan-session">
      <h2 id="plan-session" tabIndex={-1} ref={isNew ? focusHeading : undefined}>
        {say(session)}
      </h2>
      <dl>
        {days.map(({ label, day, finding }) => (
          <div key={label.en}>
            <dt className="small text-muted">{say(label)}</dt>
            <dd>
              {formatDay(day, language)}, {weekdayName(day, language)}
              {finding !== null && (
                <span className="small flex items-center gap-1 text-office">
                  <TriangleAlert className="icon" aria-hidden />
                  {say(dayFindingText[finding])}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt className="small text-muted">{say(text['retotaling-is'])}</dt>
          <dd>{formatRs(retotalingFee, language)}</dd>
        </div>
      </dl>
    </section>
  )
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus()
}
