import { type SyntheticEvent, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { findDay } from '#platform/pure/calendar/day.ts'
import { DatedAmounts } from '#features/registers/office/DatedAmounts.tsx'
import { examTypes } from '../../rules/exam.ts'
import { sessionPlanText as text } from '../../rules/session/messages.ts'
import { type ExamSessionPlan, examSessionPlanMake } from '../../wire/session-plan.ts'
import { ManyChoices } from './ManyChoices.tsx'
import { isReady, type SessionDraft, startDraft } from './session-draft.ts'
import { useChoices } from './session-plan.queries.ts'

type FormProps = {
  readonly draft: SessionDraft
  readonly onChange: (changed: Partial<SessionDraft>) => void
}

/** The session, its exams, days and fees; making a plan changes nothing else. */
export function MakeSessionPlan({ onMade }: { readonly onMade: (plan: ExamSessionPlan) => void }) {
  const say = useSay()
  const [draft, setDraft] = useState(startDraft)
  const { action, error } = useProcess(examSessionPlanMake, ({ plan }) => onMade(plan))
  const form = {
    draft,
    onChange: (changed: Partial<SessionDraft>) => setDraft({ ...draft, ...changed }),
  }
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (action.state === 'idle') action.run({ ...draft, n_exam_master_ID: draft.session })
  }
  return (
    <ReadTogether keys={[['register']]} rows={14}>
      <form className="card plan-sections" noValidate onSubmit={send}>
        <SessionField {...form} />
        {(['programs', 'semesters'] as const).map((list) => (
          <ManyChoices
            key={list}
            list={list}
            chosen={draft[list]}
            onChoose={(chosen) => form.onChange({ [list]: chosen })}
          />
        ))}
        <Days {...form} />
        <Fees {...form} />
        <DatedAmounts
          id="plan-latefees"
          isShare={false}
          label={say(text['late-fees'])}
          hint={say(text['late-fees-help'])}
          error={undefined}
          typed={draft.latefees}
          onType={(latefees) => form.onChange({ latefees })}
        />
        <div className="plan-actions">
          <FieldNote id="plan-note" error={error === null ? undefined : say(error)} />
          <LostAnswer action={action} />
          <Button
            type="submit"
            busy={isRunning(action)}
            disabled={!isReady(draft) || action.state === 'lost'}
          >
            {say(text.make)}
          </Button>
        </div>
      </form>
    </ReadTogether>
  )
}

function SessionField({ draft, onChange }: FormProps) {
  const say = useSay()
  const { data = [], isError, refetch } = useChoices('sessions')
  const types = [
    ['isRegular', examTypes.REG],
    ['isBack', examTypes.BACK],
  ] as const
  return (
    <div className="plan-fields">
      <SelectField
        label={say(text.session)}
        value={draft.session}
        onFocus={() => isError && void refetch()}
        onChange={({ target }) => onChange({ session: target.value })}
      >
        <option value="">{say(text.choose)}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {say(name)}
          </option>
        ))}
      </SelectField>
      <fieldset className="plan-choices">
        <legend className="font-strong">{say(text.types)}</legend>
        <div className="plan-choices-list">
          {types.map(([name, label]) => (
            <Checkbox
              key={name}
              checked={draft[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            >
              {say(label)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

const days = [
  ['DateFrom', text.from],
  ['DateTo', text.to],
  ['RetotalingFrom', text['retotaling-from']],
  ['RetotalingTo', text['retotaling-to']],
] as const

function Days({ draft, onChange }: FormProps) {
  const say = useSay()
  return (
    <>
      <div className="plan-fields">
        {days.map(([name, label]) => (
          <DayField
            key={name}
            id={`plan-${name}`}
            label={say(label)}
            startsIn="bs"
            value={findDay(draft[name])}
            onChange={(day) => onChange({ [name]: day ?? '' })}
          />
        ))}
      </div>
      <p className="small text-muted">{say(text['retotaling-later'])}</p>
    </>
  )
}

const fees = [
  ['examfee', text['regular-fee'], 'isRegular'],
  ['backfee', text['back-fee'], 'isBack'],
  ['retotalingfee', text['retotaling-fee'], null],
] as const

function Fees({ draft, onChange }: FormProps) {
  const say = useSay()
  return (
    <div className="plan-fields">
      {fees
        .filter(([, , only]) => only === null || draft[only])
        .map(([name, label]) => (
          <TextField
            key={name}
            label={say(label)}
            inputMode="decimal"
            value={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
    </div>
  )
}
