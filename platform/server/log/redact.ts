import { hidden, redactAddress } from './redact-address.ts'
import { redactText } from './redact-text.ts'

const mostEntries = 50
const longestKey = 100

/** Keys whose value never reaches a log, at any depth (SECURITY T53, S19). */
const secretKey =
  /^(authorization|(set-?)?cookie|dob(_ad|_bs)?|dateofbirth|birthday|e?mail|emailaddress|username|phone2?|mobile|(file)?data|imageurl|(character|marksheet|other|export)file)$|password|token|secret|api_?key|citizen/i

/**
 * One JSON line of a log without anything that must not be stored; CR and LF stay escaped. Texts, addresses, lists and
 * objects are cut to a fixed length, and every step costs time in proportion to what is left: no client can make a line
 * expensive by what it sends.
 */
export function redactLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), redactValue)}\n`
}

function redactValue(key: string, value: unknown): unknown {
  if (value === null) return value
  if (secretKey.test(key.slice(0, longestKey))) return hidden
  if (typeof value === 'string') return key === 'url' ? redactAddress(value) : redactText(value)
  if (Array.isArray(value)) return value.slice(0, mostEntries)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).slice(0, mostEntries)
  return Object.fromEntries(entries.map(([name, each]) => [name.slice(0, longestKey), each]))
}
