import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { and, eq, contains, or, printFilter } from '#platform/pure/rest-dialect/filter.ts'
import { textOf } from '#platform/pure/rest-dialect/record.ts'
import { readPage } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import type { Book } from '#features/library/rules/book.ts'
import { bookFromWire, bookModel } from '#features/library/wire/book.ts'

export type CatalogueCopy = Book & { readonly holder: string }

const most = 100

/** Copies of the catalogue by what is typed; all of them while nothing is. */
export function useCatalogue(typed: string) {
  const rest = useRest()
  const asked = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: ['library', 'catalogue', asked],
    queryFn: async () => {
      const { records, total } = await readPage(rest, bookModel, {
        $filter: filterOf(asked),
        $orderby: 'Name,Value',
        $top: String(most),
      })
      const copies = records.flatMap((record) => {
        const book = bookFromWire(record)
        return book === null ? [] : [{ ...book, holder: textOf(record, 'C_BPartner_ID') }]
      })
      return { copies, total }
    },
    placeholderData: keepPreviousData,
  })
}

function filterOf(typed: string): string {
  const isActive = eq('IsActive', true)
  if (typed === '') return printFilter(isActive)
  const fits = (column: string) => contains(column, typed)
  return printFilter(and(isActive, or(fits('Name'), fits('Author'), fits('Value'), fits('isbn'))))
}
