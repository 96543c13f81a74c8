import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import { recordName } from './record-draft.ts'
import { RecordForm } from './RecordForm.tsx'
import { RecordUsePanel } from './RecordUsePanel.tsx'
import { useRecord, useRecordUse } from './registers.queries.ts'

/** Parts that some registers have below the form of a record, by table. */
export type RecordPanels = Readonly<Record<string, readonly RecordPanel[]>>
export type RecordPanelProps = {
  readonly table: string
  readonly id: number
  readonly register: Register
  readonly record: WireRecord
}
type RecordPanel = {
  readonly name: string
  readonly Panel: ComponentType<RecordPanelProps>
  /** Below a published record only, or below a draft only; absent: below both. */
  readonly of?: 'published' | 'draft'
}

type Props = {
  readonly register: Register
  readonly open: string | undefined
  readonly panels: RecordPanels
}

/** The open record: its form, what uses it, and its saved versions; a new one is the form alone. */
export function RecordPane({ register, open, panels }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const id = open === undefined || open === 'new' ? null : Number(open)
  const { data: record, isError, refetch } = useRecord(register.table, id)
  const use = useRecordUse(register.table, id)
  const query = params.toString()
  const pane = usePaneFocus(open)
  // Locked fields have a reason below them: drawn before these are known, all fields below would move.
  const isUseKnown = use.data !== undefined || use.errorUpdateCount > 0
  const ready = isUseKnown ? (record ?? null) : null
  const list = `/setup/${register.table}${query === '' ? '' : `?${query}`}`
  if (open === undefined) return <p className="setup-none text-muted">{say(text['choose-one'])}</p>
  const isNew = open === 'new'
  const isPublished = register.published === null || record?.[register.published] === true
  const own = (panels[register.table] ?? []).filter(
    ({ of }) => of === undefined || (of === 'published') === isPublished,
  )
  return (
    <section ref={pane} className="setup-record" aria-label={say(register.label)}>
      <header>
        <Link to={list} className="setup-back" aria-label={say(text.back)}>
          <ArrowLeft className="icon" aria-hidden />
        </Link>
        <h2 className="flex-1" tabIndex={-1}>
          {isNew
            ? say(text['new-of'], { name: register.label })
            : record
              ? recordName(register, record, language)
              : ''}
        </h2>
        {!isNew && record && (
          <span className="small text-muted">
            {say(text.version, { n: Number(record['version']) })}
          </span>
        )}
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {record === null && <p className="setup-none text-muted">{say(text['none-found'])}</p>}
      {!isNew && ready === null && record !== null && !isError && <LoadingRows rows={6} />}
      {(isNew || ready) && (
        <RecordForm
          register={register}
          record={ready}
          given={givenBy(register, params)}
          locked={use.data?.locked ?? []}
          onSaved={(saved) => {
            if (isNew)
              navigate(`/setup/${register.table}/${String(saved['id'])}${query && `?${query}`}`)
          }}
        />
      )}
      {id !== null &&
        ready &&
        own.map(({ name, Panel }) => (
          <Panel key={name} table={register.table} id={id} register={register} record={ready} />
        ))}
      {ready && <RecordUsePanel register={register} use={use} />}
    </section>
  )
}

/** The focus goes to the first field of a new record, and to the title of one that has taken the place of its form. */
function usePaneFocus(open: string | undefined) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const next = open === 'new' ? '.setup-fields input, .setup-fields select' : isLost && 'h2'
    if (next !== false) pane.current?.querySelector<HTMLElement>(next)?.focus()
  }, [open])
  return pane
}

/** A new record begins within what the list is limited to. */
function givenBy({ identifier: [first = ''] }: Register, params: URLSearchParams): WireRecord {
  const within = params.get('in')
  return within === null ? {} : { [first]: { id: Number(within) } }
}
