import type { Page } from 'playwright-core'
import { onDevice } from '#platform/browser/storage/registry.ts'

/** Text of localStorage, sessionStorage, every cache with its answers, and every database with what it holds. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const done = <Thing>(request: IDBRequest<Thing>) =>
      new Promise<Thing>((resolve) => {
        request.addEventListener('success', () => resolve(request.result))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const rows = database.transaction(table).objectStore(table)
        parts.push(`${name}.${table}: ${JSON.stringify(await done(rows.getAllKeys()))}`)
        parts.push(JSON.stringify(await done(rows.getAll())))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        parts.push(`kept: ${request.url}`, (await (await cache.match(request))?.text()) ?? '')
    }
    return parts.join('\n')
  })
}

/** Names of what is in localStorage and sessionStorage. */
export function namesStored(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}

/** Entry of a stored name in the table of everything on a device; null: nothing allows it. */
export function listedAs(name: string) {
  const found = Object.entries(onDevice).find(([listed]) =>
    listed.endsWith(':') ? name.startsWith(listed) : name === listed,
  )
  return found?.[1] ?? null
}
