/** A `$filter` as plain data, how to build one, and how to print it (REST dialect §3). */
export type Filter =
  | { readonly is: 'and' | 'or'; readonly terms: readonly Filter[] }
  | { readonly is: 'not'; readonly term: Filter }
  | {
      readonly is: 'compare'
      readonly left: Operand
      readonly operator: Operator
      readonly right: Literal | Operand
    }
  | { readonly is: 'in'; readonly left: Operand; readonly values: readonly Literal[] }
  | {
      readonly is: 'match'
      readonly how: Match
      readonly left: Operand
      readonly right: string | Operand
    }

export type Operator = 'eq' | 'neq' | 'gt' | 'ge' | 'lt' | 'le'
export type Match = 'contains' | 'startswith' | 'endswith'
/** A column by its wire name (or `id`, `uid`), perhaps case-folded. */
export type Operand = { readonly column: string; readonly fold?: 'tolower' | 'toupper' }
/** Still as typed by the client; the server's plan gives it the column's type. */
export type Literal = string | number | boolean | null

export function eq(column: string, value: Literal): Filter {
  return compare(column, 'eq', value)
}
/** @public for screens to come; the dialect's builder is whole. */
export function neq(column: string, value: Literal): Filter {
  return compare(column, 'neq', value)
}
/** @public for screens to come; the dialect's builder is whole. */
export function gt(column: string, value: Literal): Filter {
  return compare(column, 'gt', value)
}
export function ge(column: string, value: Literal): Filter {
  return compare(column, 'ge', value)
}
/** @public for screens to come; the dialect's builder is whole. */
export function lt(column: string, value: Literal): Filter {
  return compare(column, 'lt', value)
}
/** @public for screens to come; the dialect's builder is whole. */
export function le(column: string, value: Literal): Filter {
  return compare(column, 'le', value)
}
export function isIn(column: string, values: readonly Literal[]): Filter {
  return { is: 'in', left: { column }, values }
}
/** Matches a typed text in upper or lower case. */
export function contains(column: string, typed: string): Filter {
  return {
    is: 'match',
    how: 'contains',
    left: { column, fold: 'tolower' },
    right: typed.toLowerCase(),
  }
}
/** @public for screens to come; the dialect's builder is whole. */
export function match(how: Match, column: string, text: string): Filter {
  return { is: 'match', how, left: { column }, right: text }
}
export function not(term: Filter): Filter {
  return { is: 'not', term }
}
export function and(first: Filter, ...rest: readonly Filter[]): Filter {
  return rest.length === 0 ? first : { is: 'and', terms: [first, ...rest] }
}
export function or(first: Filter, ...rest: readonly Filter[]): Filter {
  return rest.length === 0 ? first : { is: 'or', terms: [first, ...rest] }
}

/** The `$filter` text, not yet URL-encoded: `C_BPartner_ID eq 1000101 and DateTo ge '2026-11-20'`. */
export function printFilter(filter: Filter): string {
  switch (filter.is) {
    case 'and':
    case 'or':
      return filter.terms.map(printTerm).join(` ${filter.is} `)
    case 'not':
      return `not (${printFilter(filter.term)})`
    case 'compare':
      return `${printSide(filter.left)} ${filter.operator} ${printSide(filter.right)}`
    case 'in':
      return `${printSide(filter.left)} in (${filter.values.map(printSide).join(',')})`
    case 'match':
      return `${filter.how}(${printSide(filter.left)},${printSide(filter.right)})`
  }
}

function compare(column: string, operator: Operator, right: Literal): Filter {
  return { is: 'compare', left: { column }, operator, right }
}

function printTerm(filter: Filter): string {
  return filter.is === 'and' || filter.is === 'or'
    ? `(${printFilter(filter)})`
    : printFilter(filter)
}

function printSide(side: Literal | Operand): string {
  if (typeof side === 'string') return `'${side.replaceAll("'", "''")}'`
  if (typeof side !== 'object' || side === null) return String(side)
  return side.fold === undefined ? side.column : `${side.fold}(${side.column})`
}
