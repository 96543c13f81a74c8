import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import type { ArgumentsOf, Contract } from '#platform/pure/rest-dialect/contract.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { nextYearText as text } from '../../rules/messages.ts'
import type { PlannedState } from '../../rules/planned-state.ts'

type Props<Of extends Contract> = {
  readonly plan: {
    readonly executed: string | null
    readonly openings: readonly { readonly state: PlannedState }[]
  }
  /** The process that executes the plan, and its arguments. */
  readonly of: Of
  readonly body: ArgumentsOf<Of>
  /** Beginning of the keys under which plans are read. */
  readonly plans: string
  /** Address of the drafts. */
  readonly drafts: string
}

/** Creates the drafts of the plan that is shown, all or none. */
export function CreateDrafts<Of extends Contract>({ plan, of, body, plans, drafts }: Props<Of>) {
  const say = useSay()
  const queries = useQueryClient()
  const { action, error } = useProcess(of, async (_data, summary) => {
    toast.success(summary)
    await Promise.all(
      [plans, 'register'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
  })
  const n = plan.openings.filter(({ state }) => state === 'new').length
  if (plan.executed !== null)
    return (
      <div className="plan-actions">
        <p className="text-done">{say(text.done)}</p>
        <ButtonLink to={drafts}>{say(text['see-drafts'])}</ButtonLink>
      </div>
    )
  return (
    <div className="plan-actions">
      <Button
        look="filled"
        icon={CopyPlus}
        busy={isRunning(action)}
        disabled={n === 0 || action.state === 'lost'}
        onClick={() => action.run(body)}
      >
        {say(text.create, { n })}
      </Button>
      <FieldNote id="execute-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </div>
  )
}
