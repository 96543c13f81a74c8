import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Ban, Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { field, text as textOf } from '#platform/browser/rest-failure.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { useToday } from '#features/desk/office/today.ts'
import { useAccounts } from '#features/staff/office/accounts.queries.ts'
import { InstantText } from '#features/staff/office/InstantText.tsx'
import { auditText as text } from '../rules/messages.ts'
import { type AuditEntry, auditActs } from '../wire/entry.ts'
import { EntryPane } from './EntryPane.tsx'
import { actWords, said, shortHash } from './entry-words.ts'

/** Who, what, before, after, when; refused acts are entries too, and the chain says whether all is as it was written. */
export function AuditPage() {
  const say = useSay()
  const { entries, query, filter, setFilter } = useEntries()
  const [open, setOpen] = useState<number | null>(null)
  const shown = entries.find(({ id }) => id === open) ?? null
  return (
    <div className="audit">
      <section className="audit-list" aria-label={say(text.title)}>
        <Filters filter={filter} setFilter={setFilter} />
        <Chain />
        {query.isError && <CouldNotRefresh onRetry={() => void query.refetch()} />}
        {query.isPending && <Spinner />}
        <div className="audit-scroll">
          <table className="plain-table">
            <thead>
              <tr>
                {(['time', 'who', 'what', 'on', 'before-after', 'hash'] as const).map((key) => (
                  <th key={key} scope="col">
                    {say(text[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row
                  key={entry.id}
                  entry={entry}
                  isOpen={entry.id === open}
                  onOpen={() => setOpen(entry.id)}
                />
              ))}
            </tbody>
          </table>
          {query.data !== undefined && entries.length === 0 && (
            <p className="p-5 text-muted">{say(text.none)}</p>
          )}
          {query.hasNextPage && (
            <div className="p-4">
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {say(text.more)}
              </Button>
            </div>
          )}
        </div>
        <p className="audit-foot">{say(text.foot)}</p>
      </section>
      {shown === null ? (
        <div className="nothing-open text-muted">{say(text['open-one'])}</div>
      ) : (
        <EntryPane entry={shown} />
      )}
    </div>
  )
}

type Filter = Readonly<Record<'who' | 'act' | 'day' | 'typed', string>>

function useEntries() {
  const rest = useRest()
  const [params, setParams] = useSearchParams()
  const filter: Filter = {
    who: params.get('who') ?? '',
    act: params.get('act') ?? '',
    day: params.get('day') ?? '',
    typed: params.get('typed') ?? '',
  }
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) => {
      const body = {
        ...(pageParam === null ? {} : { before: pageParam }),
        ...(filter.who === '' ? {} : { ad_user_ID: Number(filter.who) }),
        ...(filter.act === '' ? {} : { act: filter.act }),
        ...(filter.day === '' ? {} : { day: filter.day }),
        ...(filter.typed === '' ? {} : { typed: filter.typed }),
      }
      const data = field(await rest.post(processPath('audit_entries'), body), 'data')
      return {
        entries: (field(data, 'entries') ?? []) as readonly AuditEntry[],
        isWhole: field(data, 'isWhole') === true,
      }
    },
    getNextPageParam: ({ entries, isWhole }) => (isWhole ? null : (entries.at(-1)?.id ?? null)),
  })
  const setFilter = (name: keyof Filter, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return { entries, query, filter, setFilter }
}

function Filters({
  filter,
  setFilter,
}: {
  readonly filter: Filter
  readonly setFilter: (name: keyof Filter, value: string) => void
}) {
  const say = useSay()
  const { data: accounts = [] } = useAccounts()
  return (
    <div className="audit-filters">
      <input
        type="date"
        className="input"
        aria-label={say(text.day)}
        value={filter.day}
        onChange={(event) => setFilter('day', event.target.value)}
      />
      <select
        className="input"
        aria-label={say(text.who)}
        value={filter.who}
        onChange={(event) => setFilter('who', event.target.value)}
      >
        <option value="">{say(text['all-staff'])}</option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={say(text.what)}
        value={filter.act}
        onChange={(event) => setFilter('act', event.target.value)}
      >
        <option value="">{say(text['all-acts'])}</option>
        {auditActs.map((act) => (
          <option key={act} value={act}>
            {say(actWords[act])}
          </option>
        ))}
      </select>
      <input
        type="search"
        className="input"
        placeholder={say(text.search)}
        aria-label={say(text.search)}
        defaultValue={filter.typed}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setFilter('typed', event.currentTarget.value.trim())
        }}
        onBlur={(event) => setFilter('typed', event.currentTarget.value.trim())}
      />
    </div>
  )
}

/** Whether every entry is as it was written; the one that is not is named. */
function Chain() {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async () => field(await rest.post(processPath('audit_verify'), {}), 'data'),
  })
  const verdict = field(check.data, 'verdict')
  const isBroken = field(verdict, 'is') === 'broken'
  const checkedMs = Date.parse(textOf(check.data, 'checked'))
  const words =
    verdict === undefined
      ? say(text['not-checked'])
      : isBroken
        ? say(text.broken, { n: Number(field(verdict, 'entry')) })
        : say(text.unbroken, {
            n: Number(field(verdict, 'entries')),
            time: digits(timeInNepal(checkedMs), language),
            hash: shortHash(textOf(verdict, 'hash')),
          })
  const Icon = isBroken ? Link2Off : Link2
  return (
    <div
      className={`chain${verdict === undefined ? '' : isBroken ? ' broken' : ' whole'}`}
      role="status"
    >
      <Icon className="icon" aria-hidden />
      <span className="flex-1">{words}</span>
      <button type="button" className="link-button" onClick={() => check.mutate()}>
        {say(text['check-now'])}
      </button>
    </div>
  )
}

type RowProps = {
  readonly entry: AuditEntry
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function Row({ entry, isOpen, onOpen }: RowProps) {
  const say = useSay()
  const today = useToday()
  const isNo = entry.act === 'refused' || entry.act === 'denied'
  return (
    <tr className={isOpen ? 'open' : undefined}>
      <td className="tabular">
        {entryDay(entry) === today ? (
          timeInNepal(Date.parse(entry.at))
        ) : (
          <InstantText at={entry.at} />
        )}
      </td>
      <td>{entry.who}</td>
      <td>
        <button type="button" className={`entry-link${isNo ? ' no' : ''}`} onClick={onOpen}>
          {isNo && <Ban className="icon" aria-hidden />}
          {say(actWords[entry.act])} {entry.process}
        </button>
      </td>
      <td>
        {entry.subject} {entry.record}
      </td>
      <td className="audit-change">{changeText(entry)}</td>
      <td className="tabular text-muted">{shortHash(entry.hash)}</td>
    </tr>
  )
}

function entryDay({ at }: AuditEntry) {
  return dayInNepal(Date.parse(at))
}

/** `docstatus DR → AP; …`, or why it was refused. */
function changeText({ before, after, code }: AuditEntry): string {
  const changes = Object.entries(after)
    .filter(([name, value]) => before[name] !== value)
    .map(([name, value]) =>
      before[name] === undefined
        ? `${name} ${said(value)}`
        : `${name} ${said(before[name])} → ${said(value)}`,
    )
  return changes.length > 0 ? changes.join('; ') : code
}
