import type { Page } from 'playwright-core'
import type { Day } from '#platform/pure/calendar/day.ts'
import { fillDay } from '../day-field.ts'

/** Adds a centre with rooms of these sizes, on the page of centres. */
export async function addCentre(
  page: Page,
  name: string,
  rooms: Readonly<Record<string, number>>,
): Promise<void> {
  await page.goto('/results/layout/centres')
  await page.getByRole('button', { name: 'New centre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Address', { exact: true }).fill('Gosaikunda-6, Rasuwa')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name }).waitFor()
  for (const [room, seats] of Object.entries(rooms)) {
    await page.getByRole('button', { name: `New room, ${name}` }).click()
    await dialog.getByLabel('Name').fill(room)
    await dialog.getByLabel('Seats').fill(String(seats))
    await page.keyboard.press('Enter')
    await page.getByRole('rowheader', { name: room }).waitFor()
  }
}

/** Writes day and time of an exam paper into its dialog and sends it. */
export async function writeTime(
  page: Page,
  code: string,
  { day, from, to }: { readonly day: Day; readonly from: string; readonly to: string },
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Set|Change) time, ${code}$`) }).click()
  await fillDay(page, 'slot-day', day)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill(from)
  await dialog.getByLabel('To', { exact: true }).fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
}
