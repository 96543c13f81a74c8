const hidden = '[hidden]'
const longestText = 4_000

/** Keys whose value never reaches a log, at any depth (SECURITY T53, S19). */
const secretKey =
  /^(authorization|(set-?)?cookie|dob(_ad|_bs)?|dateofbirth|birthday|e?mail|emailaddress|username|phone2?|mobile|(file)?data|imageurl|(character|marksheet|other|export)file)$|password|token|secret|api_?key|citizen/i

/** Runs inside a text: the query of the reset call, what a filter asks for, secret parameters, credentials, mail addresses, packed bytes. */
const secretTexts: readonly [RegExp, string][] = [
  [/(resetpassword\?)[^\s"]*/gi, `$1${hidden}`],
  [/([?&][\w$]*(?:email|birthday|dob|password|token|secret)[\w$]*=)[^&\s"]*/gi, `$1${hidden}`],
  [/((?:\$|%24)filter(?:=|%3D))[^&\s"]*/gi, `$1${hidden}`],
  [/(:\/\/[^/\s:@]*:)[^/\s@]*@/g, `$1${hidden}@`],
  [/\b(bearer|basic|key)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, hidden],
  [/[A-Za-z0-9+/_-]{100,}={0,2}/g, hidden],
]

/** One JSON line of a log without anything that must not be kept; CR and LF stay escaped. */
export function redactLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), redactValue)}\n`
}

function redactValue(key: string, value: unknown): unknown {
  if (secretKey.test(key) && value !== null) return hidden
  if (typeof value !== 'string') return value
  const short = value.length > longestText ? `${value.slice(0, longestText)}…` : value
  return secretTexts.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), short)
}
