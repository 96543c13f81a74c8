import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { and, eq, contains, or, printFilter } from '#platform/pure/rest-dialect/filter.ts'
import { getRecord, readPage } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { Register } from '../wire/processes.ts'
import { registerList, registerRecord } from '../wire/processes.ts'

export const registersKey = ['registers'] as const

/** The registers that the person may change. */
export function useRegisters() {
  const rest = useRest()
  return useQuery({
    queryKey: registersKey,
    queryFn: async () => (await runProcess(rest, registerList, {})).registers,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type RecordFilter = {
  readonly state: 'on' | 'off' | 'all'
  readonly typed: string
  /** Id of the record that the first identifier points to; '': all. */
  readonly within: string
}

const pageSize = 50

/** Records of a register, page by page. */
export function useRecords(register: Register, filter: RecordFilter) {
  const rest = useRest()
  const { table } = register
  return useInfiniteQuery({
    queryKey: ['register', table, 'list', filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      readPage(rest, table, {
        $top: String(pageSize),
        $skip: String(pageParam),
        $orderby: orderOf(register),
        ...filterOf(register, filter),
      }),
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { records }) => sum + records.length, 0)
      return read < total ? read : undefined
    },
  })
}

/** One record; null: there is none with the id. */
export function useRecord(table: string, id: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', table, 'record', id],
    enabled: id !== null,
    queryFn: () => getRecord(rest, { model: table, id: id ?? 0 }),
  })
}

/** Uses, locked columns and versions of a record. */
export function useRecordUse(table: string, id: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', table, 'use', id],
    enabled: id !== null,
    queryFn: () => runProcess(rest, registerRecord, { table, id: id ?? 0 }),
  })
}

/** Column of a register whose records have an order of their own. */
export const placeColumn = 'place'

const mostOptions = 100

/** Active records that a reference may point to: the first hundred, or those with the typed text in their name or code. */
export function useOptions(table: string, typed: string, more: readonly string[] = []) {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', table, 'options', typed],
    placeholderData: keepPreviousData,
    queryFn: () =>
      readPage(rest, table, {
        $top: String(mostOptions),
        $filter: printFilter(
          and(eq('IsActive', true), ...(typed === '' ? [] : [typedIn(['Name', ...more], typed)])),
        ),
      }),
  })
}

function typedIn([first = 'Name', ...rest]: readonly string[], typed: string) {
  return or(contains(first, typed), ...rest.map((name) => contains(name, typed)))
}

/** By place in an order that staff set, else the newest opening first, else by name. */
function orderOf({ group, identifier, columns }: Register): string {
  const [first = 'Name'] = identifier
  if (columns.some(({ name }) => name === placeColumn)) return placeColumn
  return group === 'openings' && first === 'Name' ? 'Created desc' : first
}

function filterOf(register: Register, { state, typed, within }: RecordFilter) {
  const { columns, published, identifier } = register
  const [firstMatch, ...matches] = columns
    .filter(({ name, type }) => type === 'text' && searchedNames.has(name))
    .map(({ name }) => contains(name, typed))
  const [first, ...rest] = [
    ...(state === 'all' ? [] : [eq(published ?? 'IsActive', state === 'on')]),
    ...(typed === '' || firstMatch === undefined ? [] : [or(firstMatch, ...matches)]),
    ...(within === '' ? [] : [eq(identifier[0] ?? '', Number(within))]),
  ]
  return first === undefined ? {} : { $filter: printFilter(and(first, ...rest)) }
}

const searchedNames: ReadonlySet<string> = new Set(['Name', 'Value', 'code'])
