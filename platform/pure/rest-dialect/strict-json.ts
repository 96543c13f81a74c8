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

const piece = /"(?<text>[^"\\]*(?:\\.[^"\\]*)*)"(?<colon>\s*:)?|(?<open>[{[])|(?<close>[}\]])/gs

function checkShape(text: string): void {
  const open: Set<string>[] = []
  for (const { groups } of text.matchAll(piece)) {
    if (groups?.['open'] !== undefined) open.push(new Set())
    else if (groups?.['close'] !== undefined) open.pop()
    else if (groups?.['colon'] !== undefined) checkKey(groups['text'] ?? '', open.at(-1))
    if (open.length > limits.bodyDepth)
      throw badJson(`The body may be nested ${limits.bodyDepth} deep`)
  }
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
