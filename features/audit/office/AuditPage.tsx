import { useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ScrollBox } from '#platform/browser/ui/list/ScrollBox.tsx'
import { loadsRows } from '#platform/browser/ui/paged/load-rows.ts'
import { TableFile } from '#platform/browser/ui/paged/TableFile.tsx'
import { auditText as text } from '../rules/messages.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { Chain } from './Chain.tsx'
import { EntryPane } from './EntryPane.tsx'
import { EntryRow } from './EntryRow.tsx'
import { useEntries } from './use-entries.ts'

/** The audit trail: user, action, facts before and after, time, with refused actions. `Chain` verifies the entries. */
export function AuditPage() {
  const say = useSay()
  const { entries, query, filter, setFilter } = useEntries()
  const [open, setOpen] = useState<number | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const shown = entries.find(({ id }) => id === open) ?? null
  return (
    <div className="audit">
      <section className="audit-list" aria-label={say(text.title)}>
        <h1 className="sr-only">{say(text.title)}</h1>
        <AuditFilters filter={filter} setFilter={setFilter} />
        <Chain />
        {query.isError && <CouldNotRefresh onRetry={() => void query.refetch()} />}
        <ScrollBox className="audit-scroll" label={say(text.entries)} role="region">
          <table ref={table} className="plain-table">
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
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  isOpen={entry.id === open}
                  onOpen={() => setOpen(entry.id)}
                />
              ))}
            </tbody>
          </table>
          {query.isPending && <LoadingRows rows={14} />}
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
        </ScrollBox>
        {entries.length > 0 && (
          <TableFile
            label={say(text.title)}
            table={table}
            load={loadsRows(query, (page) => page.entries)}
          />
        )}
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
