import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { RegisterColumn } from '../wire/processes.ts'
import { ColumnInput } from './ColumnInput.tsx'
import type { RecordDraft } from './record-draft.ts'
import { RecordState } from './RecordState.tsx'
import { type RecordFormProps, useRecordForm } from './use-record-form.ts'

/** The form of a record, made of the columns of its register. */
export function RecordForm(props: RecordFormProps) {
  const { register, record } = props
  const say = useSay()
  const language = useLanguage()
  const { columns, changed, outdated, saving, ...form } = useRecordForm(props)
  const { action, failure } = saving
  const hasChanges = changed.length > 0
  return (
    <form className="setup-form" noValidate onSubmit={form.send}>
      <div className="setup-fields">
        {columns.map((column) => (
          <ColumnInput key={column.name} {...form.fieldOf(column)} />
        ))}
      </div>
      {record !== null && outdated !== null && (
        <Meanwhile columns={columns} before={outdated} now={record} />
      )}
      {record !== null && hasChanges && (
        <Unsaved changed={changed} start={form.start} draft={form.draft} />
      )}
      <LostAnswer action={action} />
      <FieldNote id="record-note" error={failure?.message[language]} />
      <div className="setup-actions">
        <Button
          type="submit"
          look="filled"
          busy={isRunning(action)}
          disabled={(record !== null && !hasChanges) || action.state === 'lost'}
        >
          {say(text.save)}
        </Button>
        {hasChanges && (
          <Button disabled={isRunning(action)} onClick={form.discard}>
            {say(text.discard)}
          </Button>
        )}
        {record !== null && (
          <RecordState
            register={register}
            record={record}
            hasChanges={hasChanges}
            saving={saving}
          />
        )}
      </div>
    </form>
  )
}

type UnsavedProps = {
  readonly changed: readonly RegisterColumn[]
  readonly start: RecordDraft
  readonly draft: RecordDraft
}

function Unsaved({ changed, start, draft }: UnsavedProps) {
  const say = useSay()
  const shown = (value: string | undefined) => value || say(text.empty)
  return (
    <div className="setup-unsaved">
      <p className="font-strong">{say(text.unsaved, { n: changed.length })}</p>
      {changed.map(({ name, label, type }) => (
        <p key={name} className="small">
          {say(label)}
          {type !== 'reference' && `: ${shown(start[name])} → ${shown(draft[name])}`}
        </p>
      ))}
    </div>
  )
}

type MeanwhileProps = {
  readonly columns: readonly RegisterColumn[]
  readonly before: WireRecord
  readonly now: WireRecord
}

/** Changes that another person saved while the form was open. */
function Meanwhile({ columns, before, now }: MeanwhileProps) {
  const say = useSay()
  const differing = columns.filter(({ name }) => textOf(before, name) !== textOf(now, name))
  return (
    <div role="alert">
      <Banner tone="waiting" lead={say(text.meanwhile)}>
        {differing.map(({ name, label }) => (
          <span key={name} className="block">
            {say(label)}: {textOf(before, name) || say(text.empty)} →{' '}
            {textOf(now, name) || say(text.empty)}
          </span>
        ))}
        {say(text['meanwhile-help'])}
      </Banner>
    </div>
  )
}
