import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LoadRows } from './read-table.ts'

/** Loads the next pages of a query, for a file; `rowsOf`: rows of one of its pages. */
export function loadsRows<Page>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly unknown[],
): LoadRows {
  const count = ({ data }: typeof query) =>
    data?.pages.reduce((sum, page) => sum + rowsOf(page).length, 0) ?? 0
  return async (most) => {
    let at = query
    while (at.hasNextPage && count(at) < most) at = await at.fetchNextPage({ throwOnError: true })
    return count(at)
  }
}
