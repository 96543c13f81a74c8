import { codeAt } from '../../features/staff/server/one-time-code.ts'

const password = 'Namaste-2083'
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 900 },
}

/** Gives the function that opens the page of a scene; each person signs in once for each size, language and theme. */
export function visitors(browser, { portal, office, secrets }) {
  const contexts = new Map()
  return async ({ app, who, path, size, language = 'en', theme = 'light' }) => {
    const key = [app, who, size, language, theme].join()
    const origin = app === 'office' ? office : portal
    if (!contexts.has(key)) contexts.set(key, await open({ app, who, origin, size, theme }))
    const page = await contexts.get(key).newPage()
    if (language === 'ne') await inNepali(page)
    await page.goto(origin + path)
    return page
  }

  async function open({ app, who, origin, size, theme }) {
    const viewport = sizes[size]
    const context = await browser.newContext({ viewport, colorScheme: theme })
    const page = await context.newPage()
    await (app === 'office' ? signInAtOffice(page, who, origin) : signIn(page, who, origin))
    await page.close()
    return context
  }

  async function signInAtOffice(page, who, origin) {
    const email = `${who}@ltu.example`
    await page.goto(origin)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('One-time code').fill(await unusedCode(secrets.get(email)))
    await page.getByRole('navigation', { name: 'Areas' }).waitFor()
  }
}

const used = new Set()

/** A code counts once: waits for the next one if this one was typed. */
async function unusedCode(secret) {
  for (;;) {
    const code = codeAt(secret, Date.now())
    if (!used.has(secret + code)) {
      used.add(secret + code)
      return code
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function signIn(page, who, origin) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(`${who}@ltu.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: 'Namaste' }).waitFor()
}

async function inNepali(page) {
  await page.addInitScript(() => localStorage.setItem('language', JSON.stringify('ne')))
}
