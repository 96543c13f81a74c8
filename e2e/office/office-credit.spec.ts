import { expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { giveCredit } from '#features/payments/testing/credit.factory.ts'
import { anApplicant } from '#testing/applicant.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, narrow, signInAtOffice, wide, typeFreshCode } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

it('credit is set off against a fee and paid out by two people at the desk', async () => {
  const { at } = fixture
  const sita = await anApplicant(at, undefined, { name: 'Sita Lama' })
  await at.database.transaction((transaction) =>
    giveCredit(transaction, sita.partnerId, rupees(600)),
  )
  const first = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(first.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
  await first.page.goto(`/students/${sita.partnerId}`)
  const card = first.page.getByRole('region', { name: 'To use for fees' })
  await card.getByText('Rs. 600').waitFor()
  expect(await seriousOn(first.page)).toEqual([])

  await card.getByRole('button', { name: 'Set off' }).click()
  const amount = first.page.getByRole('textbox', { name: 'Amount in rupees' })
  expect(await amount.inputValue()).toBe('600')
  await amount.fill('5000')
  await first.page.getByRole('button', { name: 'Propose' }).click()
  await first.page.getByText(/^Enter an amount above zero/).waitFor()
  await amount.fill('400')
  await first.page.getByRole('button', { name: 'Propose' }).click()
  await card.getByText('It waits for a second person.', { exact: false }).waitFor()

  await card.getByRole('button', { name: 'Pay out' }).click()
  await first.page.getByRole('textbox', { name: 'Amount in rupees' }).fill('200')
  await first.page.getByRole('textbox', { name: 'Bank' }).fill('NIC Asia Bank')
  await first.page.getByRole('textbox', { name: 'Account holder' }).fill('Sita Lama')
  await first.page.getByRole('textbox', { name: 'Account number' }).fill('0110203040')
  await first.page.getByRole('textbox', { name: 'Reason' }).fill('Letter 12')
  await first.page.route('**/processes/credit_pay_out', (route) => route.abort())
  await first.page.getByRole('button', { name: 'Propose' }).click()
  await first.page.getByText(/We don.t know/).waitFor()
  // It asks by itself, under the key of the first press.
  await first.page.unroute('**/processes/credit_pay_out')
  await first.page.getByRole('dialog').waitFor({ state: 'detached' })

  const second = await fixture.visitOffice({ viewport: narrow })
  await signInAtOffice(second.page, at, await aColleague(at, 'cashier', 'Mina Rai'))
  await second.page.goto('/second')
  for (let waiting = 2; waiting > 0; waiting--) {
    await second.page
      .getByRole('button', { name: 'Confirm' })
      .nth(waiting - 1)
      .waitFor()
    await typeFreshCode(second.page, at)
    await second.page.getByRole('button', { name: 'Confirm' }).first().click()
    await expect
      .poll(() => second.page.getByRole('button', { name: 'Confirm' }).count())
      .toBe(waiting - 1)
  }
  await first.page.reload()
  await card.getByText('No credit and no award is left.').waitFor()
  expect(await sita.application()).toMatchObject({ feepaid: 400 })
  expect(first.complaints).toEqual([])
})
