import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { applyForEntrance, fillVoucher, logIn, newestPayment } from '../student-actions.ts'
import { desktop, phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

async function applicant(viewport: typeof phone | typeof desktop = phone) {
  const { email } = await fixture.at.student()
  const { page, complaints } = await fixture.visit({ viewport })
  await logIn(page, email)
  await applyForEntrance(page)
  return { page, complaints, email }
}

async function toWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByRole('button', { name: 'Khalti Pay' }).click()
}

const dontPayAgain = "Don't pay again."

describe('back from the wallet', () => {
  it('nothing is claimed before the first answer; then the receipt and a reference one can read out', async () => {
    const { page } = await applicant()
    await toWallet(page)
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    await page.route('**/nou/khaltipay/status**', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { name: 'Checking your payment…' }).waitFor()
    expect(await page.getByText(dontPayAgain).count()).toBe(0)
    letAnswer()
    await page.getByRole('heading', { name: 'Your fee is paid' }).waitFor()
    await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Receipt R-/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^receipt_R-.*\.pdf$/)
  })

  it('shows that our server cannot be reached, does not mention Khalti, and asks again', async () => {
    const { page } = await applicant()
    await toWallet(page)
    await page.route('**/nou/khaltipay/status**', (route) => route.abort())
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page
      .getByText("We couldn't reach the server. We keep trying.", { exact: false })
      .waitFor()
    expect(await page.getByText('Khalti has not answered').count()).toBe(0)
    await page.unroute('**/nou/khaltipay/status**')
    await page.getByRole('heading', { name: 'Your fee is paid' }).waitFor()
  })

  it('shows an unknown reference with its own message', async () => {
    const { page } = await applicant()
    await page.goto('/entrance?tab=applied&payment=00000000-0000-4000-8000-000000000000')
    await page.getByRole('heading', { name: 'No payment found with this reference' }).waitFor()
    expect(await page.getByText(dontPayAgain).count()).toBe(0)
  })

  it('a cancelled payment is paid again from the same page', async () => {
    const { page } = await applicant()
    await toWallet(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).waitFor()
  })

  it('shows a payment of another amount as held, in the result and above the list', async () => {
    const { page } = await applicant()
    await toWallet(page)
    await page.waitForURL(/khalti-simulator/)
    const pidx = new URL(page.url()).searchParams.get('pidx') ?? ''
    fixture.at.khalti.decide(pidx, 'pay')
    fixture.at.khalti.change(pidx, { amount: 99_900 })
    await page.goto(`/nou/khaltipay/success?pidx=${pidx}`)
    await page.getByRole('heading', { name: 'The university is checking this payment' }).waitFor()
    await page.getByText(dontPayAgain).waitFor()
    await page.getByRole('link', { name: 'Back to Applied Entrance' }).click()
    await page.getByText(/Khalti took Rs\.\s999\sfor BE Civil Entrance 2083/).waitFor()
    await page.locator('.button.outlined', { hasText: 'Pay Now' }).waitFor()
    expect(await page.locator('.button.filled', { hasText: 'Pay Now' }).count()).toBe(0)
  })
})

describe('starting to pay', () => {
  it('shows an error in the list when the answer has no link', async () => {
    const { page } = await applicant()
    await page.route('**/nou/khaltipay/getlink', (route) => route.fulfill({ json: {} }))
    await toWallet(page)
    await page.getByText('Could not initiate Khalti payment. Please try again.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/entrance')
  })

  it('shows that nothing was paid when no answer comes', async () => {
    const { page } = await applicant()
    await page.route('**/nou/khaltipay/getlink', (route) => route.abort())
    await toWallet(page)
    await page.getByText('You have not paid.', { exact: false }).first().waitFor()
  })

  it('works under another name of the same machine', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    const origin = fixture.at.origin.replace('localhost', '127.0.0.1')
    await page.goto(`${origin}/login`)
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill('Ghumti-Phul-77')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(`${origin}/`)
    await page.goto(`${origin}/entrance`)
    await page.getByRole('button', { name: /^Apply/ }).click()
    await page.getByRole('button', { name: 'Yes, Apply' }).click()
    await toWallet(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { name: 'Your fee is paid' }).waitFor()
    expect(new URL(page.url()).origin).toBe(origin)
  })
})

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('money the list shows, on %s', (name, viewport) => {
  const seed = name === 'a phone' ? 500 : 510

  async function voucherOver(page: Page, amount: string, at: number): Promise<void> {
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at: fixture.at, seed: at, amount })
    await page.getByRole('dialog').getByRole('button', { name: 'Upload Voucher' }).click()
    await page.getByText('Fee being checked').first().waitFor()
    const cashier = await fixture.at.staff('cashier')
    const approved = await cashier.post('/api/v1/processes/voucher_approve', {
      c_payment_ID: await newestPayment(fixture.at),
      amount: Number(amount),
    })
    expect(approved.body).toMatchObject({ isError: false })
    await page.reload()
  }

  it('a part is paid: what and how much is left on list and dialog; then more than owed: the credit', async () => {
    const { page, complaints } = await applicant(viewport)
    await voucherOver(page, '500', seed)
    await page
      .getByText(/Rs\.\s500\spaid, Rs\.\s1,000\sleft/)
      .first()
      .waitFor()
    await page.getByText('Pay the rest').first().waitFor()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('NRs. 1,000').first().waitFor()
    await dialog.getByText(/Rs\.\s500\spaid, Rs\.\s1,000\sleft/).waitFor()
    expect(await dialog.locator('s').count()).toBe(0)
    await page.keyboard.press('Escape')
    await voucherOver(page, '1250', seed + 1)
    await page.getByText(/You have a credit of Rs\.\s250\./).waitFor()
    await page.getByRole('button', { name: /^View Payment Details/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog
        .getByRole('button', { name: /^Receipt R-/ })
        .first()
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^receipt_R-/)
    expect(complaints).toEqual([])
  })

  it('the voucher dialog says when a wallet payment is open', async () => {
    const { page } = await applicant(viewport)
    await toWallet(page)
    await page.waitForURL(/khalti-simulator/)
    await page.goto('/entrance?tab=applied')
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await page
      .getByRole('dialog')
      .getByText(/You started to pay Rs\.\s1,500\swith Khalti\./)
      .waitFor()
  })
})
