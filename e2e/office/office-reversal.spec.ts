import { expect, it } from 'vitest'
import { aSlip, anApplicant } from '#testing/applicant.ts'
import { logIn } from '../student-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import { phone } from '../browser.ts'
import { aColleague, officeViewports, signInAtOffice, typeFreshCode } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

it.each(officeViewports)(
  'an approval in error is reversed by two people at %s; the student reads why and sends the slip again',
  async (_, viewport) => {
    const { at } = fixture
    const name = `Reversed At ${viewport.width}`
    const sita = await anApplicant(at, undefined, { name })
    const slip = aSlip()
    const sent = await sita.uploadVoucher(slip)
    const paymentId = Number(sent.body['C_Payment_ID'])
    const cashier = await at.staff('cashier')
    const approval = { c_payment_ID: paymentId, amount: 1_500 }
    await cashier.post('/api/v1/processes/voucher_approve', approval)
    expect(await sita.application()).toMatchObject({ IsPaid: true })

    const first = await fixture.visitOffice({ viewport })
    await signInAtOffice(first.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await first.page.goto(`/students/${sita.partnerId}`)
    const card = first.page.getByRole('region', { name: 'Approved vouchers' })
    await card.getByRole('button', { name: 'Reverse' }).click()
    await first.page.getByRole('checkbox', { name: 'Another student’s slip' }).check()
    expect(await seriousOn(first.page)).toEqual([])
    await first.page.getByRole('button', { name: 'Propose' }).click()
    await card.getByText('Reversal waits for a second person').waitFor()
    await first.page.goto('/second')
    const waiting = first.page.getByRole('region', { name: /^Reversal of an approved voucher/ })
    await waiting.getByText('Entered by you', { exact: false }).waitFor()
    expect(await waiting.getByRole('button', { name: 'Confirm' }).count()).toBe(0)

    const second = await fixture.visitOffice({ viewport })
    await signInAtOffice(second.page, at, await aColleague(at, 'cashier', 'Mina Rai'))
    await second.page.goto('/second')
    const proposal = second.page.getByRole('region', { name: /^Reversal of an approved voucher/ })
    const cells = (label: RegExp) =>
      proposal.getByRole('row', { name: label }).getByRole('cell').allTextContents()
    await proposal.waitFor()
    expect(await cells(/^Still owed/)).toEqual(['Rs. 0', 'Rs. 1,500'])
    expect(await seriousOn(second.page)).toEqual([])
    await typeFreshCode(second.page, at)
    await proposal.getByRole('button', { name: 'Confirm' }).click()
    await proposal.waitFor({ state: 'detached' })
    await first.page.goto(`/students/${sita.partnerId}`)
    await card.getByText('Reversed', { exact: true }).waitFor()
    await card.getByText('Mina Rai', { exact: false }).waitFor()

    const { email } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('c_bpartner_id', '=', sita.partnerId)
      .executeTakeFirstOrThrow()
    const student = await fixture.visit({ viewport: phone })
    await logIn(student.page, email)
    await student.page.goto('/entrance')
    await student.page.getByRole('tab', { name: /Applied Entrance/ }).click()
    await student.page.getByRole('button', { name: /^Pay Now/ }).waitFor()
    await student.page
      .getByText("belongs to another student's payment", { exact: false })
      .first()
      .waitFor()
    expect((await sita.uploadVoucher(slip)).status).toBe(200)
    expect(await sita.application()).toMatchObject({ isPending: true, feepaid: 0 })
    for (const { complaints } of [first, second, student]) expect(complaints).toEqual([])
  },
)
