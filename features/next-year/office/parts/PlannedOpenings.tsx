import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import type { PlannedState } from '../../rules/planned-state.ts'
import { IncludeChoice } from './IncludeChoice.tsx'

type Opening = { readonly key: string; readonly state: PlannedState }

type Props<Row extends Opening> = {
  readonly plan: { readonly executed: string | null; readonly openings: readonly Row[] }
  readonly columns: readonly TableColumn<Row>[]
  /** Name of the table. */
  readonly label: string
  /** Heading of the choice. */
  readonly choice: string
  readonly isBusy: boolean
  /** Why the last choice was not stored. */
  readonly error: Message | null
  readonly onSkip: (key: string, isSkipped: boolean) => void
  /** Above the table. */
  readonly children?: ReactNode
}

/** Openings of a plan, each with the choice to leave it out. */
export function PlannedOpenings<Row extends Opening>(props: Props<Row>) {
  const say = useSay()
  const { plan, label, choice, isBusy, error, onSkip, children } = props
  const columns: readonly TableColumn<Row>[] = [
    ...props.columns,
    {
      id: 'copy',
      head: choice,
      render: ({ key, state }) => (
        <IncludeChoice
          state={state}
          isDone={plan.executed !== null}
          isBusy={isBusy}
          onSkip={(isSkipped) => onSkip(key, isSkipped)}
        />
      ),
    },
  ]
  return (
    <section className="card" aria-label={label}>
      {children}
      <FieldNote id="skip-note" error={error === null ? undefined : say(error)} />
      <OfficeTable
        label={label}
        columns={columns}
        rows={plan.openings}
        rowKey={({ key }) => key}
        isMuted={({ state }) => state !== 'new'}
      />
    </section>
  )
}
