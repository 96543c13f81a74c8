import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Internal pages of the browser, invisible without a window; each new window would load two. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...ownPages, 'HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'PaintHolding'].join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1366, height: 900 } as const
export const viewports = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

let opened: Promise<Browser> | undefined

/** The system's Chromium without a window, one for all files of a worker, with which it ends; `npm test` names it in CHROMIUM. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  opened ??= chromium.launch({ executablePath, headless: true, args: quiet })
  return opened
}

export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** Script errors and refusals of the content policy so far. */
  readonly complaints: string[]
}

export type BrowserSetting = {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly theme?: 'light' | 'dark'
  /** The portal may store itself on the device; else every file comes over the network, as on a first visit. */
  readonly keepsPortal?: boolean
  /** The next tests go on with this visitor, who else leaves with the test. */
  readonly stays?: boolean
}

/** A new visitor, closed after the test. If the test fails, a screenshot is stored in .cache/e2e. */
export async function visit(
  browser: Browser,
  at: BrowserSetting & { readonly origin: string },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: at.origin,
    viewport: at.viewport,
    hasTouch: at.viewport.width < 800,
    colorScheme: at.theme ?? 'light',
    serviceWorkers: at.keepsPortal ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(text))
      complaints.push(text)
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed()) {
      mkdirSync('.cache/e2e', { recursive: true })
      const name = task.name.replaceAll(/\W+/g, '-').slice(0, 60)
      await page.screenshot({ path: `.cache/e2e/${name}-${at.viewport.width}.png` })
    }
    if (at.stays !== true) await context.close()
  })
  return { context, page, complaints }
}

/**
 * Until nothing was asked for half a second; after five seconds whatever is asked, since an answer of 304 is now and then
 * not counted as come.
 */
export async function quietened(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
}
