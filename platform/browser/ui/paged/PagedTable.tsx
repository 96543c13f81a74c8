import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { blocks } from '#platform/browser/messages.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '../control/Button.tsx'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { loadsRows } from './load-rows.ts'

type Query<Row> = UseInfiniteQueryResult<InfiniteData<readonly Row[]>>

type Props<Row> = Omit<
  ComponentProps<typeof OfficeTable<Row>>,
  'rows' | 'onRetry' | 'total' | 'download'
> & {
  readonly query: Query<Row>
  readonly download?: 'never'
}

/** A list that is read page after page. A page that could not be read leaves those before it in place. */
export function PagedTable<Row>({ query, download, ...table }: Props<Row>) {
  const say = useSay()
  const { data, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage } = query
  const again = isFetchNextPageError ? query.fetchNextPage : query.refetch
  return (
    <>
      <OfficeTable
        {...table}
        rows={data?.pages.flat()}
        onRetry={isError ? () => void again() : undefined}
        download={download ?? loadsRows(query, (rows) => rows)}
      />
      {hasNextPage && (
        <div className="p-4">
          <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {say(blocks.more)}
          </Button>
        </div>
      )}
    </>
  )
}
