import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { logIn, openLoginInNepali } from '../student-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  aColleague,
  narrow,
  signInAtOffice,
  typeFreshCode,
  wide,
} from '../office/office-actions.ts'

const fixture = openFixture()

/** Confirms the only proposal that waits. */
async function confirmAtDesk(page: Page): Promise<void> {
  await page.goto('/second')
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
  await typeFreshCode(page, fixture.at)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' })
}

it('a refund is proposed, confirmed, sent by a list, and seen by its student on a phone', async () => {
  const { at } = fixture
  const sita = await anApplicant(at, undefined, { name: 'Sita Lama' })
  const saved = await sita.uploadVoucher(aSlip())
  const cashier = await at.staff('cashier')
  const c_payment_ID = saved.body['C_Payment_ID']
  await cashier.post(processPath('voucher_approve'), { c_payment_ID, amount: 1_500 })

  const first = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(first.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
  await first.page.goto(`/students/${sita.partnerId}`)
  const card = first.page.getByRole('region', { name: 'Payments to refund' })
  await card.getByRole('button', { name: 'Refund' }).click()
  const field = (name: string) => first.page.getByRole('textbox', { name })
  expect(await field('Amount in rupees').inputValue()).toBe('1500')
  await field('Bank').fill('NIC Asia Bank')
  await field('Account holder').fill('Sita Lama')
  await field('Account number').fill('12')
  await field('Reason').fill('Paid for the wrong entrance')
  expect(await seriousOn(first.page)).toEqual([])
  await first.page.getByRole('button', { name: 'Propose' }).click()
  await first.page.getByText(/^Write the account number with 6 to 30/).waitFor()
  await field('Account number').fill('0110203040')
  await first.page.getByRole('button', { name: 'Propose' }).click()
  await card.getByText('A second person confirms it.', { exact: false }).waitFor()

  const second = await fixture.visitOffice({ viewport: narrow })
  await signInAtOffice(second.page, at, await aColleague(at, 'cashier', 'Mina Rai'))
  await confirmAtDesk(second.page)

  await first.page.goto('/money/refunds')
  await first.page.getByRole('button', { name: 'Make a list' }).click()
  await first.page.getByText('You made it: another person notes it as sent.').waitFor()
  expect(await seriousOn(first.page)).toEqual([])

  await second.page.goto('/money/refunds')
  await second.page.getByRole('button', { name: 'Note as sent' }).click()
  const dialog = second.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Note as sent' }).click()
  await second.page.getByText('1 refund noted as sent.').waitFor()
  await second.page.getByRole('button', { name: 'Sent', exact: true }).click()
  await second.page.getByRole('link', { name: 'Sita Lama' }).waitFor()
  expect(await seriousOn(second.page)).toEqual([])

  const student = await fixture.visit({ viewport: phone })
  const { email } = await at.database.kysely
    .selectFrom('ad_user')
    .select('email')
    .where('c_bpartner_id', '=', sita.partnerId)
    .executeTakeFirstOrThrow()
  await openLoginInNepali(student.page)
  await logIn(student.page, email)
  await student.page.goto('/payment-history')
  const refunds = student.page.getByRole('region', { name: 'रकम फिर्ता' })
  await refunds.getByText(/मा तपाईंको बैंकमा पठाइयो$/u).waitFor()
  expect(await refunds.textContent()).toContain('NIC Asia Bank, खाता …3040')
  expect(await seriousOn(student.page)).toEqual([])
  for (const { complaints } of [first, second, student]) expect(complaints).toEqual([])
})
