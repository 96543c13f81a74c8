import { Plus, Rows3 } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import { ColumnInput } from './ColumnInput.tsx'
import { type DraftNoteProps, RecordEntry } from './RecordEntry.tsx'
import { type RecordFilter, useRecords } from './registers.queries.ts'

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
          <RecordEntry
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
              {say(blocks.more)}
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
