import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#apps/server/testing/campus.ts'
import { logIn } from './acts.ts'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { slip } from './slips.ts'
import { openUniversity, type University } from './university.ts'

let at: University
let browser: Browser

beforeAll(async () => {
  at = await openUniversity()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await at.close()
})

describe('what was typed', () => {
  it('is found again after a reload half-way, and may be discarded', async () => {
    const { email } = await at.student({ complete: false })
    const { page } = await visit(browser, { origin: at.origin, viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/generalinfo')
    await page.locator('#fatherName').fill('Ram Bahadur')
    await page.locator('#motherName').fill('Gita Devi')
    await page.getByText(/^Saved on this phone, \d\d:\d\d$/).waitFor()
    await page.reload()
    await page.getByText('We kept what you typed.').waitFor()
    expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
    expect(await page.locator('#motherName').inputValue()).toBe('Gita Devi')
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await page.locator('#fatherName').inputValue()).toBe('')
    await page.reload()
    await page.locator('#fatherName').waitFor()
    expect(await page.locator('#fatherName').inputValue()).toBe('')
  })

  it('outlives the tab on a device of one’s own', async () => {
    const { email } = await at.student({ complete: false })
    const { page, context } = await visit(browser, { origin: at.origin, viewport: phone })
    await page.goto('/login')
    await page.getByLabel('Remember Me').check()
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(testPassword)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/profile/address')
    await page.locator('#Permanent-tole').fill('Syafrubesi')
    await page.getByText(/^Saved on this phone/).waitFor()
    await page.close()
    const later = await context.newPage()
    await later.goto('/profile/address')
    await later.getByText('We kept what you typed.').waitFor()
    expect(await later.locator('#Permanent-tole').inputValue()).toBe('Syafrubesi')
  })

  it('in one tab does not silently replace what stands in the other', async () => {
    const { email } = await at.student({ complete: false })
    const { page, context } = await visit(browser, { origin: at.origin, viewport: desktop })
    await logIn(page, email)
    await page.goto('/profile/generalinfo')
    await page.locator('#fatherName').fill('Ram Bahadur')
    const other = await context.newPage()
    await other.goto('/profile/generalinfo')
    await other.locator('#fatherName').fill('Shyam Bahadur')
    await page.getByText('This form was changed in another tab.').waitFor()
    expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
    await page.getByRole('button', { name: 'Use the other tab’s' }).click()
    expect(await page.locator('#fatherName').inputValue()).toBe('Shyam Bahadur')
  })
})

describe('with the profile complete', () => {
  it('the citizenship number is locked, and a correction is proposed with a proof', async () => {
    const { email } = await at.student()
    const { page, complaints } = await visit(browser, { origin: at.origin, viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/generalinfo')
    const number = page.locator('#citizenshipNumber')
    expect(await number.inputValue()).toBe('12-01-•••••')
    expect(await number.getAttribute('readonly')).not.toBeNull()
    await page.getByRole('button', { name: 'Show, Citizenship No.' }).click()
    expect(await number.inputValue()).toBe('12-01-70-04321')
    await page.locator('#fatherName').fill('Ram Bahadur Shrestha')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All information submitted and updated successfully!').first().waitFor()
    await page.getByRole('button', { name: 'Propose a correction' }).last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correct value').fill('12-01-70-04322')
    await dialog.getByRole('button', { name: 'Send correction' }).click()
    await dialog.getByText('Add a proof file').waitFor()
    await dialog.locator('input[type=file]').setInputFiles(await slip(21))
    await dialog.getByRole('button', { name: 'Send correction' }).click()
    await page.getByText('Your correction was sent to the university.').first().waitFor()
    await page.getByText('With the university').first().waitFor()
    expect(complaints).toEqual([])
  })
})
