import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import { type YearPlan, yearPlanExecute } from '../wire/processes.ts'

/** Creates the drafts of the plan that is shown, all or none. */
export function ExecutePlan({ plan: { id, executed, openings } }: { readonly plan: YearPlan }) {
  const say = useSay()
  const queries = useQueryClient()
  const { action, error } = useProcess(yearPlanExecute, async (_data, summary) => {
    toast.success(summary)
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['year-plan'] }),
      queries.invalidateQueries({ queryKey: ['register'] }),
    ])
  })
  const taken = openings.filter(({ state }) => state === 'new')
  if (executed !== null)
    return (
      <div className="next-year-actions">
        <p className="text-done">{say(text.done)}</p>
        <ButtonLink to="/setup/n_entrance_open?state=off">{say(text['see-drafts'])}</ButtonLink>
      </div>
    )
  return (
    <div className="next-year-actions">
      <Button
        look="filled"
        icon={CopyPlus}
        busy={isRunning(action)}
        disabled={taken.length === 0 || action.state === 'lost'}
        onClick={() => action.run({ year_plan_ID: id })}
      >
        {say(text.create, { n: taken.length })}
      </Button>
      <FieldNote id="execute-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </div>
  )
}
