import { describe, expect, it } from 'vitest'
import {
  applyForEntrance,
  fillVoucher,
  logIn,
  openLoginInNepali,
  newestApplication,
  newestPayment,
} from '../student-actions.ts'
import { desktop, phone, viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

describe.each(viewports)('on %s', (_name, viewport) => {
  it('a student uploads a voucher, the cashier approves it, and it is paid', async () => {
    const { email } = await fixture.at.student()
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at: fixture.at, seed: viewport.width })
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await page
      .getByText('Voucher uploaded successfully! Your payment is pending review.')
      .first()
      .waitFor()
    await page
      .getByText("Your payment is being checked. You don't need to pay again.")
      .first()
      .waitFor()

    const cashier = await fixture.at.staff('cashier')
    const command = { c_payment_ID: await newestPayment(fixture.at), amount: 1500 }
    const approved = await cashier.post('/api/v1/processes/voucher_approve', command)
    expect(approved.body).toMatchObject({ isError: false })
    await page.reload()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: /^View Payment Details/ }).click()
    await page.getByText('Completed').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download/ })
        .last()
        .click(),
    ])
    expect(download.suggestedFilename()).toBe('payment_attachment.zip')
    expect(complaints).toEqual([])
  })
})

describe('in Nepali on a phone', () => {
  it('a student applies, uploads a voucher and sees that it is being checked', async () => {
    const { email } = await fixture.at.student()
    const { page, complaints } = await fixture.visit({ viewport: phone })
    await openLoginInNepali(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('ne')
    await logIn(page, email)
    await page.goto('/entrance')
    await page.getByRole('heading', { name: 'प्रवेश परीक्षा', level: 1 }).waitFor()
    await page.getByRole('button', { name: /^आवेदन दिनुहोस्/ }).click()
    await page.getByRole('button', { name: 'हो, आवेदन दिनुहोस्' }).click()
    await page.getByRole('button', { name: /^अहिले तिर्नुहोस्/ }).click()
    await page.getByText('१,५००').first().waitFor()
    await page.getByRole('button', { name: 'भौचर अपलोड गर्नुहोस्' }).click()
    await fillVoucher(page, { at: fixture.at, seed: 7 })
    await page.getByRole('button', { name: 'भौचर अपलोड गर्नुहोस्' }).click()
    await page.getByText('तपाईंको भुक्तानी जाँच हुँदैछ। फेरि तिर्नु पर्दैन।').first().waitFor()
    expect((await newestApplication(fixture.at)).paid).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('going wrong', () => {
  it('a text file is refused with the specified words and nothing is sent', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: desktop })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    const note = { name: 'voucher.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') }
    await page.locator('input[type=file]').setInputFiles(note)
    await page.getByText('Invalid file type. Only PDF and Image files are allowed.').waitFor()
  })

  it('the network goes away while uploading; the file stays and is sent on the second try', async () => {
    const { email } = await fixture.at.student()
    const { page, context } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at: fixture.at, seed: 99 })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await page.getByText("Couldn't upload.").first().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page
      .getByText("Your payment is being checked. You don't need to pay again.")
      .first()
      .waitFor()
  })

  it('two quick presses send one voucher', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await applyForEntrance(page)
    const before = await newestPayment(fixture.at)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at: fixture.at, seed: 1234 })
    await page.getByRole('button', { name: 'Upload Voucher' }).dblclick()
    await page
      .getByText("Your payment is being checked. You don't need to pay again.")
      .first()
      .waitFor()
    expect(await newestPayment(fixture.at)).toBe(before + 1)
  })
})
