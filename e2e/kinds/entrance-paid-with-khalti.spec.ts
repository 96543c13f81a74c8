import { describe, expect, it } from 'vitest'
import { applyForEntrance, logIn, newestApplication, registryApproves } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

describe.each(viewports)('on %s', (_name, viewport) => {
  it('a student applies, pays with Khalti and downloads the admit card', async () => {
    const { email } = await fixture.at.student({ name: 'Sita Kumari Shrestha' })
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('Total Fee to be paid:').waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/entrance\?tab=applied&payment=/)
    await page.getByText('Rs. 1,500').first().waitFor()
    const { id, paid, isPaid } = await newestApplication(fixture.at)
    expect({ paid, isPaid }).toEqual({ paid: 150_000, isPaid: true })

    await registryApproves(fixture.at, id)
    await page.goto('/entrance?tab=applied')
    await page.getByText('Paid', { exact: true }).first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^admit_card_.*\.pdf$/)
    expect(complaints).toEqual([])
  })
})

describe('going wrong', () => {
  it('a cancelled wallet payment changes nothing and can be tried again', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('This payment was not completed.').first().waitFor()
    expect((await newestApplication(fixture.at)).paid).toBe(0)
    await page.goto('/entrance?tab=applied')
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/payment=/)
    await page.getByText('Rs. 1,500').first().waitFor()
    expect((await newestApplication(fixture.at)).isPaid).toBe(true)
  })

  it('paying and closing the window before coming back is found by the sweeper', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.waitForURL(/khalti-simulator/)
    fixture.at.khalti.decide(new URL(page.url()).searchParams.get('pidx') ?? '', 'pay')
    await page.close()
    fixture.at.clock.advance(3 * 60_000)
    await fixture.at.jobs.runNow('payments')
    expect((await newestApplication(fixture.at)).isPaid).toBe(true)
  })

  it('a payment whose window was closed is found paid by opening the list again', async () => {
    const { page, pidx } = await leftAtTheWallet()
    fixture.at.khalti.decide(pidx, 'pay')
    await page.goto('/entrance?tab=applied')
    await page.getByText('Paid', { exact: true }).first().waitFor()
    expect((await newestApplication(fixture.at)).isPaid).toBe(true)
  })

  it('Khalti Pay pressed again for what was paid meanwhile says so, and nothing is paid twice', async () => {
    const { page, pidx } = await leftAtTheWallet()
    // The list itself asks once what became of the payment: before it is paid.
    const looked = page.waitForResponse('**/nou/khaltipay/open')
    await page.goto('/entrance?tab=applied')
    await looked
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('You started to pay Rs. 1,500 with Khalti.').waitFor()
    fixture.at.khalti.decide(pidx, 'pay')
    fixture.at.clock.advance(5_000)
    const before = fixture.at.khalti.initiated()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByText('Your Khalti payment of Rs. 1,500 has arrived.').first().waitFor()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    expect(fixture.at.khalti.initiated()).toBe(before)
    expect(await newestApplication(fixture.at)).toMatchObject({ paid: 150_000, isPaid: true })
  })

  async function leftAtTheWallet() {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.waitForURL(/khalti-simulator/)
    return { page, pidx: new URL(page.url()).searchParams.get('pidx') ?? '' }
  }
})
