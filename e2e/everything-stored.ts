import type { Page } from 'playwright-core'

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
