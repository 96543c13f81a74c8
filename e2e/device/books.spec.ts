import { describe, expect, it } from 'vitest'
import { todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { storeFine, storeHeld, storeLoan } from '#features/library/testing/book.factory.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
let copies = 0

const copy = (name: string) => ({ value: `B-${copies++}`, name, author: 'K. Rosen' })

async function reader(dueInDays: readonly number[]) {
  const { at } = fixture
  const { email, partnerId } = await at.student()
  await enrollPartner(at, { partnerId })
  await at.database.transaction(async (transaction) => {
    for (const due of dueInDays) {
      await storeLoan(transaction, {
        copy: copy(`Due in ${due}`),
        partnerId,
        today: todayOf(at),
        dueInDays: due,
      })
    }
    await storeFine(transaction, { copy: copy('Late'), partnerId, today: todayOf(at) })
    await storeHeld(transaction, { copy: copy('Waited for'), partnerId, today: todayOf(at) })
  })
  return email
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('a student sees which books are due, and reads on when they could not be read at first', async () => {
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, await reader([4, -1, 3, 0]))
    const list = '**/models/a_asset?*'
    await page.route(list, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/books')
    await page.getByText('Failed to fetch books: 503 Service Unavailable').waitFor()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    for (const status of [
      'Overdue (1 days overdue)',
      'Due Today',
      'Due Soon (3 days left)',
      'Active (4 days left)',
    ])
      await page.getByText(status).first().waitFor()
    await page.getByText('Waited for is held for you.').waitFor()
    await page.getByText('Late, 4 days late.', { exact: false }).waitFor()
    const names = await page.getByRole('heading', { level: 3 }).allTextContents()
    expect(names).toEqual(['Due in -1', 'Due in 0', 'Due in 3', 'Due in 4'])
    expect(complaints.filter((each) => !each.includes('503'))).toEqual([])
  })
})

it('without an enrollment the page stays and says what is needed', async () => {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: viewports[0][1] })
  await logIn(page, email)
  await page.goto('/books')
  await page
    .getByText(
      'Active Program Enrollment Required: You must have an active program enrollment to access library books.',
    )
    .waitFor()
})
