import type { Filter, Literal, Match, Operand, Operator } from './filter.ts'
import { limits } from './limits.ts'
import { badFilter, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/**
 * `$filter` text to data, by recursive descent (REST dialect §3 with our supersets of §11):
 * `''` is a quote, `ne` is accepted, `not` may stand before anything, `and` binds before `or`.
 * Every failure is a Problem `parse/filter`; limits are those of `limits.ts`.
 */
export function parseFilter(text: string): Filter {
  if (text.length > limits.text) throw badFilter(`A filter may have ${limits.text} characters`)
  const reader = { tokens: tokensOf(text), at: 0, depth: 0, terms: 0 }
  const filter = readChain(reader, 'or')
  if (reader.at < reader.tokens.length)
    throw badFilter(`Unexpected '${shown(reader.tokens[reader.at])}'`)
  return filter
}

type Reader = { readonly tokens: readonly Token[]; at: number; depth: number; terms: number }

const operators: Readonly<Record<string, Operator>> = {
  eq: 'eq',
  neq: 'neq',
  ne: 'neq',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
}
const matches = new Set<string>(['contains', 'startswith', 'endswith'] satisfies Match[])
const reserved = new Set(['and', 'or', 'not', 'in', 'null', 'true', 'false'])

function readChain(reader: Reader, is: 'and' | 'or'): Filter {
  const next = () => (is === 'or' ? readChain(reader, 'and') : readTerm(reader))
  const terms = [next()]
  while (takeWord(reader, is)) terms.push(next())
  const [first] = terms
  return terms.length === 1 && first ? first : { is, terms }
}

function readTerm(reader: Reader): Filter {
  if (takeWord(reader, 'not')) return deeper(reader, () => ({ is: 'not', term: readTerm(reader) }))
  if (takeMark(reader, '(')) {
    const inner = deeper(reader, () => readChain(reader, 'or'))
    expectMark(reader, ')')
    return inner
  }
  reader.terms += 1
  if (reader.terms > limits.filterTerms)
    throw badFilter(`A filter may have ${limits.filterTerms} comparisons`)
  const name = takeName(reader)
  if (!isNextMark(reader, '(')) return readComparison(reader, { column: name })
  if (isMatch(name)) return readMatch(reader, name)
  return readComparison(reader, readFolded(reader, name))
}

function readComparison(reader: Reader, left: Operand): Filter {
  const operator = takeName(reader, true)
  if (operator === 'in') return { is: 'in', left, values: readList(reader) }
  const known = Object.hasOwn(operators, operator) ? operators[operator] : undefined
  if (known === undefined) throw badFilter(`Unsupported operator: ${operator}`)
  const right = readValue(reader)
  if (right === null && known !== 'eq' && known !== 'neq')
    throw badFilter('null can only be compared with eq and neq')
  return { is: 'compare', left, operator: known, right }
}

function readMatch(reader: Reader, how: Match): Filter {
  expectMark(reader, '(')
  const name = takeName(reader)
  const left = isNextMark(reader, '(') ? readFolded(reader, name) : { column: name }
  expectMark(reader, ',')
  const right = readValue(reader)
  expectMark(reader, ')')
  if (right === null || typeof right === 'number' || typeof right === 'boolean')
    throw badFilter('String values must be put between single quotes')
  if (how === 'contains' && typeof right === 'string' && right.length < limits.containsCharacters)
    throw badFilter(`contains needs at least ${limits.containsCharacters} characters`)
  return { is: 'match', how, left, right }
}

function readList(reader: Reader): readonly Literal[] {
  expectMark(reader, '(')
  const values: Literal[] = []
  do {
    const value = readValue(reader)
    if (value === null || typeof value === 'object')
      throw badFilter('Wrong right parameter for IN operator')
    values.push(value)
    if (values.length > limits.inItems) throw badFilter(`in may list ${limits.inItems} values`)
  } while (takeMark(reader, ','))
  expectMark(reader, ')')
  return values
}

function readValue(reader: Reader): Literal | Operand {
  const token = reader.tokens[reader.at]
  if (token?.is === 'text') {
    reader.at += 1
    return token.text
  }
  if (token?.is === 'number') {
    reader.at += 1
    return numberOf(token.text)
  }
  const word = takeName(reader, true)
  if (isNextMark(reader, '(')) return readFoldedValue(reader, word)
  const lower = word.toLowerCase()
  if (lower === 'null') return null
  if (word === 'Y' || lower === 'true') return true
  if (word === 'N' || lower === 'false') return false
  if (reserved.has(lower)) throw badFilter(`Unexpected '${word}'`)
  return { column: word }
}

function readFoldedValue(reader: Reader, name: string): Literal | Operand {
  if (reader.tokens[reader.at + 1]?.is !== 'text') return readFolded(reader, name)
  const fold = foldOf(name)
  expectMark(reader, '(')
  const text = readValue(reader)
  expectMark(reader, ')')
  if (typeof text !== 'string') throw badFilter(`${fold} needs a text`)
  return fold === 'tolower' ? text.toLowerCase() : text.toUpperCase()
}

function readFolded(reader: Reader, name: string): Operand {
  const fold = foldOf(name)
  expectMark(reader, '(')
  const column = takeName(reader)
  expectMark(reader, ')')
  return { column, fold }
}

function foldOf(name: string): 'tolower' | 'toupper' {
  if (name !== 'tolower' && name !== 'toupper') throw badFilter(`Unknown function: ${name}`)
  return name
}

function isMatch(name: string): name is Match {
  return matches.has(name)
}

function numberOf(text: string): number {
  if (text.replace(/\D/g, '').length > limits.numberDigits)
    throw badFilter(`A number may have ${limits.numberDigits} digits`)
  return Number(text)
}

function deeper(reader: Reader, read: () => Filter): Filter {
  reader.depth += 1
  if (reader.depth > limits.filterDepth)
    throw badFilter(`A filter may be nested ${limits.filterDepth} deep`)
  const filter = read()
  reader.depth -= 1
  return filter
}

function takeWord(reader: Reader, word: string): boolean {
  const token = reader.tokens[reader.at]
  const found = token?.is === 'word' && token.text.toLowerCase() === word
  if (found) reader.at += 1
  return found
}

function takeName(reader: Reader, mayBeReserved = false): string {
  const token = reader.tokens[reader.at]
  if (token?.is !== 'word' || (!mayBeReserved && reserved.has(token.text.toLowerCase())))
    throw badFilter(`A name is missing before '${shown(token)}'`)
  reader.at += 1
  return token.text
}

function isNextMark(reader: Reader, mark: string): boolean {
  const token = reader.tokens[reader.at]
  return token?.is === 'mark' && token.text === mark
}

function takeMark(reader: Reader, mark: string): boolean {
  const found = isNextMark(reader, mark)
  if (found) reader.at += 1
  return found
}

function expectMark(reader: Reader, mark: string): void {
  if (!takeMark(reader, mark))
    throw badFilter(`'${mark}' is missing before '${shown(reader.tokens[reader.at])}'`)
}

function shown(token: Token | undefined): string {
  return token === undefined ? 'the end' : token.text.slice(0, 40)
}
