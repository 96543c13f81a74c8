import { Problem } from '../problem.ts'
import { limits } from './limits.ts'

/**
 * JSON text to data, refusing what `JSON.parse` lets through silently (SECURITY T19): a key written twice,
 * `__proto__`, and nesting deeper than `limits.bodyDepth`. Malformed or empty text is a 400 as well.
 */
export function parseStrictJson(text: string): unknown {
  checkShape(text)
  try {
    return JSON.parse(text)
  } catch {
    throw badJson('The body is not valid JSON')
  }
}

const structure = /["{}[\]]/g
const colon = /\s*:/y

/** Moves from one piece of structure to the next; strings, however long, are skipped and not matched by a pattern. */
function checkShape(text: string): void {
  const open: Set<string>[] = []
  structure.lastIndex = 0
  for (let found = structure.exec(text); found !== null; found = structure.exec(text)) {
    const [sign] = found
    if (sign === '{' || sign === '[') open.push(new Set())
    else if (sign !== '"') open.pop()
    else {
      const end = endOfString(text, found.index + 1)
      colon.lastIndex = end + 1
      if (colon.test(text)) checkKey(text.slice(found.index + 1, end), open.at(-1))
      structure.lastIndex = end + 1
    }
    if (open.length > limits.bodyDepth)
      throw badJson(`The body may be nested ${limits.bodyDepth} deep`)
  }
}

/** Position of the quote that ends a string: the first one after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\' && at - 1 - backslashes >= start) backslashes++
    if (backslashes % 2 === 0) return at
  }
  return text.length
}

function checkKey(written: string, keys: Set<string> | undefined): void {
  const key = written.includes('\\') ? unescaped(written) : written
  if (key === '__proto__') throw badJson('The key __proto__ is not allowed')
  if (keys?.has(key)) throw badJson(`The key ${key.slice(0, 40)} is written twice`)
  keys?.add(key)
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    throw badJson('The body is not valid JSON')
  }
}

function badJson(detail: string): Problem {
  return new Problem({ code: 'parse/body', title: 'Invalid JSON', detail })
}
