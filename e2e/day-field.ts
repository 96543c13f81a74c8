import type { Page } from 'playwright-core'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import type { Day } from '#platform/pure/calendar/day.ts'

/** Types a day into the field with this id, whose calendar is B.S.: day, month, year. */
export async function fillDay(at: Pick<Page, 'locator'>, id: string, day: Day): Promise<void> {
  const { year, month, date } = toBs(day) ?? {}
  await at.locator(`[id="${id}"]`).fill(String(date))
  await at.locator(`[id="${id}-month"]`).selectOption(String(month))
  await at.locator(`[id="${id}-year"]`).fill(String(year))
}
