import { emptyStructure } from '#features/first-steps/testing/staff-actions.ts'
import type { Page } from 'playwright-core'
import type { Day } from '#platform/pure/calendar/day.ts'
import { fillDay } from '../day-field.ts'
import type { University } from '../university.ts'

/** The database of the first start without the demonstration: tables, places, no university. */
export async function emptyUniversity({ database: { kysely } }: University): Promise<void> {
  await emptyStructure({ kysely })
  await kysely.deleteFrom('n_setting').execute()
  await kysely.deleteFrom('n_bank_account').execute()
  await kysely.updateTable('institution').set({ sign_up_opened: null }).execute()
}

/** Fills in a new record of a register, by label, and saves it. A text is typed, a choice chosen by its text. */
export async function addRecord(
  page: Page,
  table: string,
  values: Readonly<Record<string, string | Day>>,
): Promise<void> {
  await page.goto(`/setup/${table}/new`)
  const form = page.locator('.setup-form')
  for (const [column, value] of Object.entries(values)) {
    const field = form.locator(`[id="column-${column}"]`)
    await field.waitFor()
    if (/^\d{4}-\d\d-\d\d$/.test(value)) await fillDay(form, `column-${column}`, value as Day)
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value })
    else await field.fill(value)
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Version 1').waitFor()
}

/** Changes a setting by the labels of its form. */
export async function changeSetting(
  page: Page,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto('/control/settings')
  await page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name: 'Change' })
    .click()
  const dialog = page.getByRole('dialog', { name: `Change: ${name}` })
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

/** Proposes a bank account for all fees, by the labels of its form. */
export async function proposeAccount(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto('/setup/bank-accounts')
  await page.getByRole('button', { name: 'Add an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an account' })
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('You proposed a new account').waitFor()
}
