import { printFilter } from './filter.ts'
import type { Filter } from './filter.ts'

/** Options of a list, at the top and again inside every `$expand` (REST dialect §2.4, §4). */
export type ListOptions = {
  readonly filter?: Filter
  readonly orderBy?: readonly Order[]
  readonly select?: readonly string[]
  readonly top?: number
  readonly skip?: number
  readonly expand?: readonly Expand[]
}

export type Order = { readonly column: string; readonly direction: 'asc' | 'desc' }

/** One name of `$expand`: a reference column, a child table, or `Table.Link_Column`. The key of the answer is what was typed. */
export type Expand = {
  readonly name: string
  readonly link?: string
  readonly options: ListOptions
}

/** The query text of a URL, encoded, without the question mark; '' when nothing is asked. */
export function printQuery(options: ListOptions): string {
  return printOptions(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

/** `C_Payment,n_course($select=Name;$top=5)`: one `$expand`, not encoded. */
function printExpand(expands: readonly Expand[]): string {
  return expands.map(printOne).join(',')
}

function printOne({ name, link, options }: Expand): string {
  const inner = printOptions(options).map(([option, value]) => `${option}=${value}`)
  const target = link === undefined ? name : `${name}.${link}`
  return inner.length === 0 ? target : `${target}(${inner.join(';')})`
}

function printOptions(options: ListOptions): [name: string, value: string][] {
  const printed: [string, string][] = []
  if (options.select) printed.push(['$select', options.select.join(',')])
  if (options.filter) printed.push(['$filter', printFilter(options.filter)])
  if (options.orderBy) printed.push(['$orderby', options.orderBy.map(printOrder).join(',')])
  if (options.top !== undefined) printed.push(['$top', String(options.top)])
  if (options.skip !== undefined) printed.push(['$skip', String(options.skip)])
  if (options.expand) printed.push(['$expand', printExpand(options.expand)])
  return printed
}

function printOrder({ column, direction }: Order): string {
  return direction === 'asc' ? column : `${column} desc`
}
