import { Plus, Rows3 } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { recordStateOf } from '../rules/record-state.ts'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import { ColumnInput } from './ColumnInput.tsx'
import { recordName } from './record-draft.ts'
import { type RecordFilter, useRecords } from './registers.queries.ts'

export type DraftNoteProps = {
  readonly table: string
  readonly id: number
  /** Text of a draft about which there is nothing more to say. */
  readonly children: ReactNode
}

type Props = {
  readonly register: Register
  readonly open: string | undefined
  /** More about a draft in the list. */
  readonly DraftNote: ComponentType<DraftNoteProps>
}

/** Records of a register, with search and state in the address. */
export function RecordList({ register, open, DraftNote }: Props) {
  const say = useSay()
  const { filter, set, address } = useFilter(register)
  const list = useRecords(register, filter)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const records = data?.pages.flatMap((page) => page.records)
  const total = data?.pages[0]?.total ?? 0
  const isFiltered = filter.typed !== '' || filter.within !== ''
  return (
    <section className="setup-list" aria-label={say(register.plural)}>
      <header>
        <h1 className="flex-1">{say(register.plural)}</h1>
        <ButtonLink to={address('new')} icon={Plus}>
          {say(text.new)}
        </ButtonLink>
      </header>
      <p className="small setup-files">
        <Link to={`/setup/import?target=${register.table}`}>{say(text.files)}</Link>
      </p>
      <ListFilter register={register} filter={filter} onSet={set} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {records === undefined && !isError && <LoadingRows rows={8} />}
      {records?.length === 0 && (
        <Empty
          icon={Rows3}
          title={say(text[isFiltered ? 'none-found' : 'none'])}
          help={say(text['none-help'])}
        />
      )}
      <ul>
        {records?.map((record) => (
          <Entry
            key={String(record['id'])}
            register={register}
            record={record}
            to={address(String(record['id']))}
            isOpen={String(record['id']) === open}
            DraftNote={DraftNote}
          />
        ))}
      </ul>
      {records !== undefined && records.length > 0 && (
        <footer className="small text-muted">
          {say(text.shown, { n: records.length, total })}
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {say(text.more)}
            </Button>
          )}
        </footer>
      )}
    </section>
  )
}

/** The filter as the address has it, and addresses of records with the same filter. */
function useFilter({ table, published }: Register) {
  const [params, setParams] = useSearchParams()
  const usual = published === null ? 'on' : 'all'
  const state = (['on', 'off', 'all'] as const).find((each) => each === params.get('state'))
  const filter: RecordFilter = {
    state: state ?? usual,
    typed: params.get('find') ?? '',
    within: params.get('in') ?? '',
  }
  const set = (name: 'state' | 'find' | 'in', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const query = params.toString()
  const address = (record: string) => `/setup/${table}/${record}${query === '' ? '' : `?${query}`}`
  return { filter, set, address }
}

type FilterProps = {
  readonly register: Register
  readonly filter: RecordFilter
  readonly onSet: (name: 'state' | 'find' | 'in', value: string) => void
}

/** Search by text, or the choice of a record where the first identifier is a reference to it. */
function ListFilter({ register, filter, onSet }: FilterProps) {
  const say = useSay()
  const within = register.columns.find(
    ({ name, type }) => name === register.identifier[0] && type === 'reference',
  )
  const states = {
    on: register.published === null ? text.active : text.published,
    off: register.published === null ? text.inactive : text.draft,
    all: text.all,
  }
  return (
    <div className="setup-filter">
      {within === undefined ? (
        <input
          type="search"
          className="input"
          aria-label={say(text.find)}
          placeholder={say(text.find)}
          value={filter.typed}
          onChange={({ target }) => onSet('find', target.value)}
        />
      ) : (
        <ColumnInput
          column={{ ...within, isRequired: true, name: 'within' }}
          typed={filter.within}
          shown=""
          error={undefined}
          locked={undefined}
          onType={(typed) => onSet('in', typed)}
          empty={text.all}
        />
      )}
      <Segments
        label={say(text.state)}
        options={(['on', 'off', 'all'] as const).map((state) => ({
          value: state,
          text: say(states[state]),
        }))}
        chosen={filter.state}
        onChoose={(state) => onSet('state', state)}
      />
    </div>
  )
}

type EntryProps = Pick<Props, 'DraftNote'> & {
  readonly register: Register
  readonly record: WireRecord
  readonly to: string
  readonly isOpen: boolean
}

function Entry({ register, record, to, isOpen, DraftNote }: EntryProps) {
  const { identifier, columns } = register
  const about = columns
    .filter(
      ({ name, type }) => !identifier.includes(name) && (type === 'reference' || name === 'code'),
    )
    .map(({ name }) => textOf(record, name))
    .filter((part) => part !== '')
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'true' : undefined}>
        <span className="font-strong">{recordName(register, record)}</span>
        <State register={register} record={record} DraftNote={DraftNote} />
        {about.length > 0 && <span className="small text-muted">{about.join(' · ')}</span>}
      </Link>
    </li>
  )
}

/** Draft, closed, withdrawn or inactive; a record in use says nothing. */
function State({ register, record, DraftNote }: Omit<EntryProps, 'to' | 'isOpen'>) {
  const say = useSay()
  const today = useToday()
  const { table, published, closes } = register
  const isActive = record['IsActive'] !== false
  if (published === null)
    return isActive ? null : <span className="small text-muted">{say(text.inactive)}</span>
  const isPublished = record[published] === true
  const last = closes === null ? null : findDay(textOf(record, closes))
  const state = recordStateOf({ isActive, isPublished, closes: last }, today)
  if (state === 'published') return null
  if (state !== 'draft')
    return (
      <span className="small text-muted">
        {say(text[state === 'closed' ? 'is-closed' : 'is-withdrawn'])}
      </span>
    )
  return (
    <span className="small text-office">
      <DraftNote table={table} id={Number(record['id'])}>
        {say(text['is-draft'])}
      </DraftNote>
    </span>
  )
}
