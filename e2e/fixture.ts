import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser, type BrowserSetting, visit, type Visitor } from './browser.ts'
import { openUniversity, type University } from './university.ts'

/** Test server and visitors of one file; usable inside its tests. */
export type BrowserFixture = {
  readonly at: University
  /** A fresh visitor of the portal. */
  readonly visit: (place: BrowserSetting) => Promise<Visitor>
  /** A fresh visitor of the office. */
  readonly visitOffice: (place: BrowserSetting) => Promise<Visitor>
}

/** Opens a university before the tests of a file and closes it after; the browser is its worker's. */
export function openFixture(
  prepare?: (at: University) => Promise<unknown>,
  built?: Parameters<typeof openUniversity>[0],
): BrowserFixture {
  let at: University | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    at = await openUniversity(built)
    browser = await openBrowser()
    await prepare?.(at)
  })
  afterAll(async () => {
    await at?.close()
  })
  const opened = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The fixture is open inside tests only')
    return thing
  }
  return {
    get at() {
      return opened(at)
    },
    visit: (place) => visit(opened(browser), { ...place, origin: opened(at).origin }),
    visitOffice: (place) => visit(opened(browser), { ...place, origin: opened(at).officeOrigin }),
  }
}
