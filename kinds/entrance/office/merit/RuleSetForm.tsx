import { Plus } from 'lucide-react'
import { Fragment, type SyntheticEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { ruleFormText as text } from '../../rules/merit/rule-form-messages.ts'
import { tieName } from '../../rules/merit/rule-messages.ts'
import { programName } from '../../rules/merit/rule-sentences.ts'
import type { MeritPage } from '../../wire/merit-list.ts'
import { entranceMeritRules } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'
import { QuotaRows } from './QuotaRows.tsx'
import { WeightRows } from './WeightRows.tsx'
import {
  draftOf,
  type QuotaDraft,
  type RuleSetDraft,
  tieChoices,
  totalSeats,
  typedOf,
} from './rule-set-draft.ts'

type Props = {
  readonly openingId: number
  readonly page: MeritPage
  readonly onClose: () => void
}

/** Form of a rule set: seats by quota in their order, passing on, weights, equal scores, minimum. Saving makes a version. */
export function RuleSetForm({ openingId, page, onClose }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const [draft, setDraft] = useState<RuleSetDraft>(() => draftOf(page.rules, page))
  const change = (part: Partial<RuleSetDraft>) => setDraft({ ...draft, ...part })
  const { action, error } = useProcess(entranceMeritRules, async (_, summary) => {
    toast.success(summary)
    onClose()
    await readAgain()
  })
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (action.state !== 'idle') return
    action.run({ n_entrance_open_ID: openingId, rules: JSON.stringify(typedOf(draft)) })
  }
  return (
    <form className="card merit-form" noValidate onSubmit={send} aria-labelledby="rule-form-title">
      <div>
        <h2 id="rule-form-title">{say(text.title)}</h2>
        <p className="small text-muted">{say(text.lead)}</p>
      </div>
      <div className="merit-fields">
        <TextField
          label={say(text.name)}
          maxLength={60}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={say(text.minimum)}
          hint={say(text['of-full'], { full: page.full })}
          inputMode="decimal"
          value={draft.minimum}
          onChange={(event) => change({ minimum: event.target.value })}
        />
      </div>
      <SeatsOfPrograms draft={draft} page={page} onChange={change} />
      {draft.weights.length > 0 && (
        <WeightRows
          weights={draft.weights}
          full={page.full}
          onChange={(weights) => change({ weights })}
        />
      )}
      <TieRows draft={draft} page={page} onChange={change} />
      <LostAnswer action={action} />
      <FieldNote id="rules-note" error={error === null ? undefined : say(error)} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="filled"
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
        >
          {say(text.save)}
        </Button>
        {page.rules !== null && <Button onClick={onClose}>{say(blocks.cancel)}</Button>}
      </div>
    </form>
  )
}

type PartProps = {
  readonly draft: RuleSetDraft
  readonly onChange: (part: Partial<RuleSetDraft>) => void
}

/** Seats by quota of each programme of the entrance. */
function SeatsOfPrograms({ draft, page, onChange }: PartProps & Pick<Props, 'page'>) {
  const say = useSay()
  return page.programs.map(({ program, seats }) => {
    const quotas = draft.further.find((each) => each.program === program)?.quotas ?? draft.quotas
    const save = (rows: readonly QuotaDraft[]) =>
      onChange(
        program === null
          ? { quotas: rows }
          : {
              further: draft.further.map((each) =>
                each.program === program ? { program, quotas: rows } : each,
              ),
            },
      )
    const rows = <QuotaRows quotas={quotas} onChange={save} />
    const add = <AddQuota quotas={quotas} most={seats} onChange={save} />
    if (page.programs.length < 2)
      return (
        <Fragment key={program}>
          {rows}
          {add}
        </Fragment>
      )
    return (
      <fieldset key={program} className="flex flex-col gap-3">
        <legend className="font-strong">{say(programName(page.programs, program))}</legend>
        {rows}
        {add}
      </fieldset>
    )
  })
}

type AddProps = {
  readonly quotas: readonly QuotaDraft[]
  /** Seats of the programme; null: it has no limit. */
  readonly most: number | null
  readonly onChange: (rows: readonly QuotaDraft[]) => void
}

function AddQuota({ quotas: rows, most, onChange }: AddProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  const free = [...quotas.values()].find(
    ({ name, isOffered }) => isOffered && rows.every(({ quota }) => quota !== name),
  )
  const n = totalSeats({ quotas: rows })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={Plus}
        disabled={free === undefined}
        onClick={() => {
          const added = { quota: free?.name ?? '', seats: '', isForAll: false, passesTo: '' }
          onChange([...rows, added])
        }}
      >
        {say(text.add)}
      </Button>
      <p className={most !== null && n > most ? 'text-error' : 'text-muted'}>
        {most === null ? say(text.total, { n }) : say(text['total-of'], { n, most })}
      </p>
    </div>
  )
}

function TieRows({ draft, page, onChange }: PartProps & Pick<Props, 'page'>) {
  const say = useSay()
  const choices = tieChoices(page.parts)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-strong">{say(text.ties)}</legend>
      <div className="merit-fields">
        {draft.ties.map((tie, index) => (
          <SelectField
            // The place is the identity: each is one step of the order.
            key={choices[index]}
            label={say(text['tie-at'], { n: index + 1 })}
            value={tie}
            onChange={(event) => {
              const chosen = choices.find((each) => each === event.target.value) ?? ''
              onChange({ ties: draft.ties.with(index, chosen) })
            }}
          >
            <option value="">{say(text['tie-none'])}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {say(tieName(each))}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="small text-muted">{say(text['tie-last'])}</p>
    </fieldset>
  )
}
