import { type SyntheticEvent, useState } from 'react'
import { idOf, textOf } from '#platform/pure/rest-dialect/record.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import { type YearPlan, yearPlanMake } from '../wire/processes.ts'
import { usualYears, useYears } from './next-year.queries.ts'

const usual = { percent: '0', step: '50' }
type Draft = typeof usual & { readonly from?: string; readonly to?: string }

/** Years, and by how much fees rise; making a plan changes nothing else. */
export function MakePlanForm({ onMade }: { readonly onMade: (plan: YearPlan) => void }) {
  const say = useSay()
  const [changed, setChanged] = useState<Draft>(usual)
  const { action, error } = useProcess(yearPlanMake, ({ plan }) => onMade(plan))
  const { data: years = [], isError, refetch } = useYears()
  const typed = { ...usualYears(years), ...changed }
  const set = (name: keyof Draft) => (event: { target: { value: string } }) =>
    setChanged({ ...changed, [name]: event.target.value })
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const { from, to, percent, step } = typed
    if (action.state !== 'idle') return
    action.run({ from: Number(from), to: Number(to), percent: percent.trim(), step: step.trim() })
  }
  const yearField = (name: 'from' | 'to') => (
    <SelectField
      label={say(text[name])}
      value={typed[name]}
      onFocus={() => isError && void refetch()}
      onChange={set(name)}
    >
      <option value="">{say(text.choose)}</option>
      {years.map((year) => (
        <option key={idOf(year, 'id')} value={String(idOf(year, 'id'))}>
          {textOf(year, 'Name')}
        </option>
      ))}
    </SelectField>
  )
  return (
    <form className="card plan-form" noValidate onSubmit={send}>
      {yearField('from')}
      {yearField('to')}
      <TextField
        label={say(text.percent)}
        inputMode="numeric"
        value={typed.percent}
        onChange={set('percent')}
      />
      <TextField
        label={say(text.step)}
        inputMode="numeric"
        value={typed.step}
        onChange={set('step')}
      />
      <Button
        type="submit"
        busy={isRunning(action)}
        disabled={typed.from === '' || typed.to === '' || action.state === 'lost'}
      >
        {say(text.make)}
      </Button>
      <FieldNote id="plan-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </form>
  )
}
