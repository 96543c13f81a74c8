import { useQuery } from '@tanstack/react-query'
import { CalendarX2, UserRoundCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { textOf } from '#platform/pure/rest-dialect/record.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ColumnInput } from '#features/registers/office/ColumnInput.tsx'
import {
  bodyOf,
  changedColumns,
  draftOf,
  problemsOf,
  type RecordDraft,
} from '#features/registers/office/record-draft.ts'
import type { RecordPanelProps } from '#features/registers/office/RecordPane.tsx'
import { openingChangeText as text } from '../rules/returns/opening-change-messages.ts'
import { openingChange, openingChangeRead } from '../wire/opening-change.ts'
import { ReasonFields, wholeReason } from './ReasonFields.tsx'
import { useOpeningProcess } from './use-opening-process.ts'

const titleId = 'change-opening'
const noReason = { reason: '', reason_ne: '' }
const reasonLabels = { reason: text.reason, reason_ne: text['reason-ne'] } as const

/** Proposes other fees or last days for an opening that students have applied for. */
export function ChangeOpening(props: RecordPanelProps) {
  const { table, id } = props
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['register', table, 'change', id],
    queryFn: () => runProcess(rest, openingChangeRead, { model: table, record_ID: id }),
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  const { columns, closing, proposedBy, unpaid } = data
  if (columns.length === 0) return null
  return (
    <section className="card setup-card" aria-labelledby={titleId}>
      <Title isProposed={proposedBy !== null} />
      {proposedBy === null ? (
        <>
          <p className="small text-muted">{say(text.lead, { n: unpaid })}</p>
          <Propose {...props} names={columns} closing={closing} />
        </>
      ) : (
        <p>{say(text['is-proposed'], { name: proposedBy })}</p>
      )}
    </section>
  )
}

/** Takes the focus when the form above which it stands gives way to the sentence about the proposal. */
function Title({ isProposed }: { readonly isProposed: boolean }) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasProposed = useRef(isProposed)
  useEffect(() => {
    if (isProposed && !wasProposed.current) heading.current?.focus()
    wasProposed.current = isProposed
  }, [isProposed])
  return (
    <h3 ref={heading} id={titleId} tabIndex={-1}>
      {say(text.title)}
    </h3>
  )
}

type ProposeProps = RecordPanelProps & {
  readonly names: readonly string[]
  /** Values that let the opening end today. */
  readonly closing: readonly { readonly column: string; readonly day: Day }[]
}

function Propose({ table, id, register, record, names, closing }: ProposeProps) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<RecordDraft>({})
  const [problems, setProblems] = useState<Readonly<Record<string, Message>>>({})
  const [typedReason, setTypedReason] = useState(noReason)
  const { action, error } = useOpeningProcess(openingChange, table)
  const columns = register.columns.filter(({ name }) => names.includes(name))
  const start = draftOf(columns, record)
  const draft = { ...start, ...typed }
  const changed = changedColumns(columns, start, draft)
  const reason = wholeReason(typedReason)

  function open(values: RecordDraft): void {
    setTyped(values)
    setIsOpen(true)
  }

  function cancel(): void {
    setProblems({})
    setTypedReason(noReason)
    setIsOpen(false)
    document.getElementById(titleId)?.focus()
  }

  function send(): void {
    const found = problemsOf(changed, draft)
    setProblems(found)
    if (reason === null || Object.keys(found).length > 0) return
    const values = JSON.stringify(bodyOf(changed, draft))
    action.run({ model: table, record_ID: id, values, ...reason })
  }

  if (!isOpen) return <Begin closing={closing} onOpen={open} />
  return (
    <>
      <Fields>
        {columns.map((column) => (
          <ColumnInput
            key={column.name}
            column={column}
            typed={draft[column.name] ?? ''}
            shown={textOf(record, column.name)}
            error={problems[column.name]}
            locked={undefined}
            idPrefix="change"
            onType={(value) => setTyped({ ...typed, [column.name]: value })}
          />
        ))}
        <ReasonFields labels={reasonLabels} typed={typedReason} onType={setTypedReason} />
      </Fields>
      <div className="setup-actions">
        <Button
          icon={UserRoundCheck}
          busy={isRunning(action)}
          disabled={reason === null || changed.length === 0 || action.state === 'lost'}
          onClick={send}
        >
          {say(text.propose)}
        </Button>
        <Button disabled={isRunning(action) || action.state === 'lost'} onClick={cancel}>
          {say(blocks.cancel)}
        </Button>
      </div>
      <FieldNote id="change-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </>
  )
}

type BeginProps = Pick<ProposeProps, 'closing'> & { readonly onOpen: (values: RecordDraft) => void }

/** The ways into the form: as the opening is, or with the days that let it end today. */
function Begin({ closing, onOpen }: BeginProps) {
  const say = useSay()
  return (
    <div className="setup-actions">
      <Button icon={UserRoundCheck} onClick={() => onOpen({})}>
        {say(text.title)}
      </Button>
      {closing.length > 0 && (
        <Button
          icon={CalendarX2}
          onClick={() =>
            onOpen(Object.fromEntries(closing.map(({ column, day }) => [column, day])))
          }
        >
          {say(text['close-today'])}
        </Button>
      )}
    </div>
  )
}

/** Takes the focus when it opens, as the pressed button is gone then. */
function Fields({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    <div ref={group} className="setup-fields" role="group" aria-labelledby={titleId} tabIndex={-1}>
      {children}
    </div>
  )
}
