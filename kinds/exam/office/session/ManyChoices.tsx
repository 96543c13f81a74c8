import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { sessionPlanText as text } from '../../rules/session/messages.ts'
import { type Choice, useChoices } from './session-plan.queries.ts'

type Props = {
  readonly list: 'programs' | 'semesters'
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
}

/** Records of a register of which several are chosen, or all at once. */
export function ManyChoices({ list, chosen, onChoose }: Props) {
  const say = useSay()
  const { data = [], isError, refetch } = useChoices(list)
  const isAll = data.length > 0 && data.every(({ id }) => chosen.includes(id))
  const toggle = ({ id }: Choice) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className="plan-choices">
      <legend className="font-strong">{say(text[list])}</legend>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data.length > 1 && (
        <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : data.map(({ id }) => id))}>
          {say(text.all)}
        </Checkbox>
      )}
      <div className="plan-choices-list">
        {data.map((choice) => (
          <Checkbox
            key={choice.id}
            checked={chosen.includes(choice.id)}
            onChange={() => toggle(choice)}
          >
            {say(choice.name)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
