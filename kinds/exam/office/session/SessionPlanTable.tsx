import { TriangleAlert } from 'lucide-react'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { PlannedOpenings } from '#features/next-year/office/parts/PlannedOpenings.tsx'
import { examTypes } from '../../rules/exam.ts'
import { findingText, sessionPlanText as text } from '../../rules/session/messages.ts'
import {
  type ExamSessionPlan,
  examSessionPlanSkip,
  type PlannedExamOpening,
} from '../../wire/session-plan.ts'

type Props = {
  readonly plan: ExamSessionPlan
  readonly onChanged: (plan: ExamSessionPlan) => void
}

/** Each opening with its students, its fee and what stands in its way, and the choice to leave it out. */
export function SessionPlanTable({ plan, onChanged }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { action, error } = useProcess(examSessionPlanSkip, ({ plan: changed }) =>
    onChanged(changed),
  )
  const columns: readonly TableColumn<PlannedExamOpening>[] = [
    {
      id: 'opening',
      head: say(text.opening),
      render: ({ name, type }) => (
        <>
          {say(name)}
          <span className="small block font-normal text-muted">{say(examTypes[type])}</span>
        </>
      ),
    },
    { id: 'students', head: say(text.students), kind: 'number', count: ({ students }) => students },
    {
      id: 'fee',
      head: say(text.fee),
      kind: 'number',
      render: ({ fee }) => formatRs(fee, language),
    },
    {
      id: 'findings',
      head: say(text.findings),
      render: ({ findings }) =>
        findings.map(({ is, n = 0, name = '' }) => (
          <span key={is} className="small flex items-start gap-1 text-office">
            <TriangleAlert className="icon" aria-hidden />
            {say(findingText[is], { n, name })}
          </span>
        )),
    },
  ]
  return (
    <PlannedOpenings
      plan={plan}
      columns={columns}
      label={say(text.opening)}
      choice={say(text.copy)}
      isBusy={isRunning(action)}
      error={error}
      onSkip={(key, isSkipped) => action.run({ exam_session_plan_ID: plan.id, key, isSkipped })}
    />
  )
}
