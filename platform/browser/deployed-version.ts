import { readText, writeText } from './stored.ts'

/** Fields in which something was typed since the page came. */
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>()

if (typeof document !== 'undefined')
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      typedIn.add(target)
  })

/** True while a field on the page holds what somebody typed: a reload would lose it. */
export function hasTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field)
  return [...typedIn].some(({ value }) => value !== '')
}

/** Whether the server's page starts with other code than this one; false where it cannot be asked. */
export async function isNewVersionDeployed(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (entry === null || entry === undefined) return false
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(entry)
  } catch {
    return false
  }
}

const area = () => sessionStorage
const reloadedAt = 'reloaded-for-version'
const longAgoMs = 60_000

/** Opens the page again, once a minute at most: a server between two versions must not turn it round and round. */
export function reloadOnce(): boolean {
  const before = Number(readText(area, reloadedAt) ?? 0)
  if (Date.now() - before < longAgoMs) return false
  writeText(area, reloadedAt, String(Date.now()))
  location.reload()
  return true
}
