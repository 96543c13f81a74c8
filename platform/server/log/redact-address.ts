export const hidden = '[hidden]'

const longestPath = 300
const longestSegment = 64
const longestName = 40
const mostParameters = 20

const isNumber = /^\d{1,9}$/
const isNames = /^(?:[\w.,+]|%20|%2C){1,120}$/i

/** Parameters of which it is known what their values look like, and that no such value says anything of a person. */
const harmless: ReadonlyMap<string, RegExp> = new Map([
  ['$top', isNumber],
  ['$skip', isNumber],
  ['$orderby', isNames],
  ['$select', isNames],
  ['$expand', isNames],
  ['language', isNames],
])

/**
 * An address as a log may keep it, by its structure: the path, the names of the parameters, and only the values known
 * to be harmless. What looks like an e-mail address or is too long for a name of ours is hidden in the path as well.
 */
export function redactAddress(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return redactPath(address)
  return `${redactPath(address.slice(0, at))}?${redactQuery(address.slice(at + 1))}`
}

function redactPath(path: string): string {
  const short = path.slice(0, longestPath).split('/').map(redactSegment).join('/')
  return path.length > longestPath ? `${short}…` : short
}

function redactSegment(segment: string): string {
  const tells = segment.length > longestSegment || /.@./.test(segment) || segment.includes('%40')
  return tells ? hidden : segment
}

function redactQuery(query: string): string {
  const parameters = query.split('&', mostParameters + 1)
  const redacted = parameters.slice(0, mostParameters).map(redactParameter).join('&')
  return parameters.length > mostParameters ? `${redacted}&…` : redacted
}

function redactParameter(parameter: string): string {
  const at = parameter.indexOf('=')
  if (at < 0) return isName(parameter) ? parameter : hidden
  const name = parameter.slice(0, at)
  const value = parameter.slice(at + 1)
  const known = harmless.get(name.replace(/^%24/, '$').toLowerCase())
  return `${isName(name) ? name : hidden}=${known?.test(value) ? value : hidden}`
}

function isName(text: string): boolean {
  return text.length <= longestName && /^(?:\$|%24)?[\w.-]*$/.test(text)
}
