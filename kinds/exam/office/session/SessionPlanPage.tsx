import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { formatDay, weekdayName } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { CreateDrafts } from '#features/next-year/office/parts/CreateDrafts.tsx'
import { PlanPage } from '#features/next-year/office/parts/PlanPage.tsx'
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
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('plan') === null ? null : Number(params.get('plan'))
  const { data: plan, isError, refetch } = useSessionPlan(id)
  const [newId, setNewId] = useState<number | null>(null)
  const show = (made: ExamSessionPlan) => {
    queries.setQueryData(sessionPlanKey(made.id), made)
    setParams({ plan: String(made.id) }, { replace: true })
  }
  return (
    <PlanPage title={say(text.title)} lead={say(text.lead)}>
      <MakeSessionPlan
        onMade={(made) => {
          setNewId(made.id)
          show(made)
        }}
      />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {id !== null && plan === undefined && !isError && <LoadingRows rows={8} />}
      {plan && plan.openings.length === 0 && <p className="text-muted">{say(text.nothing)}</p>}
      {plan && plan.openings.length > 0 && (
        <div className="plan">
          <Terms key={plan.id} plan={plan} isNew={plan.id === newId} />
          <PlanSummary
            openings={plan.openings.map(({ type, state }) => ({ kind: examTypes[type], state }))}
            sourceHead={text.planned}
          />
          <SessionPlanTable plan={plan} onChanged={show} />
          <ExecutePlan plan={plan} />
        </div>
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
        {session}
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

function ExecutePlan({ plan: { id, executed, openings } }: { readonly plan: ExamSessionPlan }) {
  const queries = useQueryClient()
  const { action, error } = useProcess(examSessionPlanExecute, async (_data, summary) => {
    toast.success(summary)
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['exam-session-plan'] }),
      queries.invalidateQueries({ queryKey: ['register'] }),
    ])
  })
  return (
    <CreateDrafts
      n={openings.filter(({ state }) => state === 'new').length}
      isDone={executed !== null}
      drafts="/setup/n_exam_open?state=off"
      action={action}
      error={error}
      onCreate={() => action.run({ exam_session_plan_ID: id })}
    />
  )
}
