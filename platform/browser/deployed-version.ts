import { readText, writeText } from './storage/stored.ts'

const typable = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/** True while a field on the page holds a text that a reload may lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typable)
  return [...fields].some(({ value, readOnly }) => value !== '' && !readOnly)
}

/** True if the server now delivers other code than this page runs; false if the page cannot be fetched. */
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
