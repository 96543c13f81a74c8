import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1366, height: 900 } as const

/** The system's Chromium without a window; `npm test` names it in CHROMIUM. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', headless: true, args: quiet })
}

export type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }

/** A fresh visitor; `complaints` collects script errors and refusals of the content policy. */
export async function visit(browser: Browser, at: { origin: string; viewport: { width: number; height: number }; language?: 'en' | 'ne' }): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: at.origin, viewport: at.viewport, hasTouch: at.viewport.width < 800, acceptDownloads: true })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text())) complaints.push(message.text())
  })
  if (at.language === 'ne') {
    await page.goto('/login')
    await page.getByRole('button', { name: /नेपाली/ }).first().click()
  }
  return { context, page, complaints }
}
