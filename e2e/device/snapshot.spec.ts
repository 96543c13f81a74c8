import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture((at) => at.opening('open', 'Entrance of the snapshot'))

const copy = (page: Page) => page.evaluate(() => localStorage.getItem('glass'))

/** A visitor whose device has a copy of the dashboard. */
async function someoneWithCopy() {
  const { email } = await fixture.at.student()
  const visitor = await fixture.visit({ viewport: phone })
  await logIn(visitor.page, email)
  await expect.poll(() => copy(visitor.page)).not.toBeNull()
  return visitor
}

/** Opens the dashboard again with its code held back; `arrive` lets it come. */
async function reopenBare(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return () => resolve()
}

/** Opens the dashboard again without any code of its own. */
async function reopenWithout(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('#root').waitFor({ state: 'attached' })
}

const nextStep = (page: Page) => page.getByRole('heading', { level: 2 }).first()

it('the dashboard snapshot is painted before the script loads, is marked as a copy, and is replaced by the page', async () => {
  const { page, complaints } = await someoneWithCopy()
  const title = await nextStep(page).textContent()
  const at = await nextStep(page).boundingBox()
  const arrive = await reopenBare(page)
  await page.locator('#snapshot').waitFor()
  expect(await nextStep(page).textContent()).toBe(title)
  expect(await nextStep(page).boundingBox()).toEqual(at)
  await page.getByText(/^Showing what was saved at \d\d:\d\d\.$/).waitFor()
  arrive()
  await page.locator('#snapshot').waitFor({ state: 'detached' })
  expect(await nextStep(page).textContent()).toBe(title)
  expect(await nextStep(page).boundingBox()).toEqual(at)
  expect(complaints).toEqual([])
})

it('nothing is painted of another person, in another language, nor after logout', async () => {
  const { page } = await someoneWithCopy()
  const stored = await copy(page)
  const change = (with_: object) =>
    page.evaluate(
      ([text, other]) =>
        localStorage.setItem('glass', JSON.stringify({ ...JSON.parse(text ?? ''), ...other })),
      [stored, with_] as const,
    )
  for (const other of [{ of: 1 }, { language: 'ne' }, { day: '2020-01-01' }, { width: 10 }]) {
    await change(other)
    await reopenWithout(page)
    await page.getByText('Validating token with server...').waitFor()
    expect(await page.locator('#snapshot').count()).toBe(0)
  }
  await page.unroute('**/*.js')
  await change({})
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await copy(page)).toBeNull()
})

it('a copy that was tampered with runs nothing and leads nowhere else', async () => {
  const { page } = await someoneWithCopy()
  const stored = JSON.parse((await copy(page)) ?? '')
  const evil = [
    ['script', {}, 'window.stolen = 1'],
    ['img', { src: 'x', onerror: 'window.stolen = 1' }],
    ['p', { onclick: 'window.stolen = 1', style: 'color: red' }, '<img src=x onerror=stolen=1>'],
    ['a', { href: 'javascript:window.stolen=1' }, 'go'],
    ['a', { href: '//evil.example' }, 'go'],
  ]
  for (const part of evil) {
    const drawing = ['div', {}, part]
    await page.evaluate(
      (text) => localStorage.setItem('glass', text),
      JSON.stringify({ ...stored, drawing }),
    )
    await reopenWithout(page)
    const found = await page.evaluate(() => ({
      stolen: Reflect.get(window, 'stolen'),
      odd: document.querySelectorAll('#snapshot :is(script, img, [onclick], [style], [href])')
        .length,
    }))
    expect(found).toEqual({ stolen: undefined, odd: 0 })
  }
})
