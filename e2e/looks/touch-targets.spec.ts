import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** Sides in px of what a thumb meets; its area may reach further than the box that is drawn. */
async function target(control: Locator): Promise<{ width: number; height: number }> {
  await control.waitFor()
  return control.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const reach = getComputedStyle(element, '::before')
    const side = (drawn: number, more: string) => Math.max(drawn, Number.parseFloat(more) || 0)
    return { width: side(box.width, reach.width), height: side(box.height, reach.height) }
  })
}

async function expectThumbSized(controls: readonly Locator[]): Promise<void> {
  for (const control of controls) {
    const { width, height } = await target(control)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
}

async function student(): Promise<Page> {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  return page
}

it('the phone bar, a short message and the copy button are as large as a thumb', async () => {
  const page = await student()
  await expectThumbSized([
    page.locator('.toast button').first(),
    page.locator('header a[href="/profile"]').first(),
    page.locator('header button[lang="en"]').first(),
    page.locator('header button[lang="ne"]').first(),
    page.getByRole('button', { name: 'Copy number' }),
  ])
})

it('the choice of the calendar is as large as a thumb, and its filling keeps the round corners', async () => {
  const { page } = await fixture.visit({ viewport: phone })
  await page.goto('/signup')
  const calendars = page.getByRole('group', { name: 'Calendar' }).getByRole('button')
  await expectThumbSized([calendars.first(), calendars.last()])
  const corners = await Promise.all([
    calendars.first().evaluate((each) => getComputedStyle(each).borderTopLeftRadius),
    calendars.last().evaluate((each) => getComputedStyle(each).borderBottomRightRadius),
  ])
  expect(corners).toEqual(['7px', '7px'])
})

it('links that stand alone, and those to what is wrong in a form, are as large as a thumb', async () => {
  const { page } = await fixture.visit({ viewport: phone })
  await page.goto('/login')
  await page.locator('button[type=submit]').click()
  const links = page.locator('.error-summary a')
  await expectThumbSized([
    page.getByRole('link', { name: 'Forgot Password' }),
    page.getByRole('link', { name: 'Register Here for Student Portal' }),
    page.getByRole('button', { name: 'Show, Password' }),
    links.first(),
    links.last(),
  ])
})

/** Overlap of a message with the content beneath it, in px; below 0 there is space between. */
async function reach(page: Page, beneath: string): Promise<number> {
  const message = await page.locator('.toast-error').boundingBox()
  const box = await page.locator(beneath).boundingBox()
  if (message === null || box === null) throw new Error(`${beneath} is not shown`)
  return message.y + message.height - box.y
}

it.each([phone, { width: 360, height: 740 }, { width: 1366, height: 768 }])(
  'a short message leaves the list of what is wrong and the form free ($width)',
  async (viewport) => {
    const { page } = await fixture.visit({ viewport })
    await page.goto('/login')
    await page.locator('input[type=email]').fill('nobody@ltu.example')
    await page.locator('input[type=password]').fill('Wrong-0000')
    await page.locator('button[type=submit]').click()
    await page.locator('.error-summary').waitFor()
    expect(await reach(page, '.error-summary')).toBeLessThan(0)
    expect(await reach(page, 'button[type=submit]')).toBeLessThan(0)
  },
)

it('also a long one, on a page that was scrolled', async () => {
  const page = await student()
  await page.goto('/profile/generalinfo')
  for (const field of ['fatherName', 'motherName', 'grandfatherName', 'grandmotherName'])
    await page.locator(`#${field}`).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('.error-summary').waitFor()
  expect(await reach(page, '.error-summary')).toBeLessThan(0)
  expect(await reach(page, 'form button[type=submit]')).toBeLessThan(0)
})

it('in a drawer shorter than its list no entry stands behind the foot', async () => {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: { width: 360, height: 400 } })
  await logIn(page, email)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const list = page.getByRole('dialog').getByRole('navigation')
  await list.waitFor()
  expect(await list.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).scrollIntoViewIfNeeded()
  expect(await page.getByRole('dialog').evaluate((each) => each.scrollHeight)).toBe(400)
})
