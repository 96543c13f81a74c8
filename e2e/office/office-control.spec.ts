import { describe, expect, it } from 'vitest'
import { firstAccountId, proposalOf } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { mailedLink } from '#features/staff/testing/mailed-link.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  aColleague,
  aVoucher,
  narrow,
  officeViewports,
  signInAtOffice,
  typeSignIn,
  wide,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe('the office', () => {
  it.each([
    ['light', 'en', wide],
    ['dark', 'en', wide],
    ['dark', 'ne', narrow],
  ] as const)('has nothing serious for axe: %s, %s', async (theme, language, viewport) => {
    const { at } = fixture
    await aVoucher(at, { name: `Looked At ${theme} ${language}` })
    const { page } = await fixture.visitOffice({ viewport, theme })
    await page.goto('/')
    await page.getByLabel('Email').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await typeSignIn(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.evaluate((to) => localStorage.setItem('language', JSON.stringify(to)), language)
    for (const path of [
      '/overview',
      '/reports/income-by-month',
      '/queues/vouchers',
      '/second',
      '/control/audit',
      '/control/staff',
      '/control/sessions',
      '/control/settings',
      '/account',
    ]) {
      await page.goto(path)
      await page
        .getByRole('main')
        .getByRole('heading')
        .or(page.locator('.queue-row'))
        .or(page.locator('.audit-list tbody tr'))
        .first()
        .waitFor()
      // A page that is still loading has nothing to focus yet.
      await expect.poll(() => page.locator('.loading-rows').count()).toBe(0)
      expect([path, await seriousOn(page)]).toEqual([path, []])
    }
    await page.goto('/queues/vouchers')
    await page.locator('.queue-link').first().click()
    await page.locator('.paper img').waitFor()
    expect(await seriousOn(page)).toEqual([])
  })

  it('shows what needs a second person: never to confirm by who entered it, to anybody else with the role', async () => {
    const { at } = fixture
    const proposer = await at.staff('registrar')
    const account = { ...langtangAccount, number: '01201002300099' }
    const propose = '/api/v1/processes/bank_account_propose'
    const proposed = await proposer.post(propose, proposalOf(account, firstAccountId))
    expect(proposed.body).toMatchObject({ isError: false })
    const { page } = await fixture.visitOffice({ viewport: narrow })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.goto('/second')
    await page.getByText('0120100230••••').waitFor()
    expect(await page.getByText('01201002300099').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Refuse' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await page.getByLabel('Last four digits in the letter').fill('0099')
    await page
      .getByLabel('Your one-time code')
      .fill(codeAt(testCodeSecret, at.clock.nowMs() + 30_000))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('No proposals wait for a second person').waitFor()
    const state = await at.database.kysely
      .selectFrom('n_proposal')
      .select(['state'])
      .where('sort', '=', 'bank-account')
      .execute()
    expect(state).toEqual([{ state: 'confirmed' }])
    const other = { ...account, number: '01201002300098' }
    await proposer.post(propose, proposalOf(other, firstAccountId))
    const own = (await proposer.post('/api/v1/processes/proposals_open')).body['data']
    const number = { en: '01201002300098', ne: '01201002300098' }
    expect(own).toMatchObject({ proposals: [{ isOwn: true, after: { number } }] })
  })

  it.each(officeViewports)(
    'has an account made by two administrators, whose owner sets everything up at the first sign-in, at %s',
    async (_, viewport) => {
      const { at } = fixture
      const email = `mina.rai.${viewport.width}@staff.example`
      const { page } = await fixture.visitOffice({ viewport })
      await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
      await page.goto('/control/staff')
      await page.getByRole('button', { name: 'New account' }).click()
      await page.getByLabel('Name').fill('Mina Rai')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Exam office').check()
      await page.getByRole('button', { name: 'Create account and send invitation' }).click()
      await page.getByText('Nothing has changed yet').waitFor()
      const second = await fixture.visitOffice({ viewport })
      await signInAtOffice(second.page, at, await aColleague(at, 'administrator', 'Gita Rana'))
      await second.page.goto('/second')
      const proposal = second.page.getByRole('region', { name: email })
      await proposal.getByRole('row', { name: 'Roles' }).getByText('Exam office').waitFor()
      expect(await seriousOn(second.page)).toEqual([])
      await proposal
        .getByLabel('Your one-time code')
        .fill(codeAt(testCodeSecret, at.clock.nowMs() + 30_000))
      await proposal.getByRole('button', { name: 'Confirm' }).click()
      await proposal.waitFor({ state: 'detached' })
      const made = await at.database.kysely
        .selectFrom('ad_user_roles as r')
        .innerJoin('ad_user as u', 'u.ad_user_id', 'r.ad_user_id')
        .select('r.ad_role_id')
        .where('u.email', '=', email)
        .execute()
      expect(made).toEqual([{ ad_role_id: roleIds['exam-office'] }])
      const mina = await fixture.visitOffice({ viewport })
      await mina.page.goto(`/welcome#${await mailedLink(at, email)}`)
      await mina.page.getByRole('heading', { name: 'Welcome, Mina Rai' }).waitFor()
      expect(await seriousOn(mina.page)).toEqual([])
      await mina.page.getByLabel('New password', { exact: true }).fill('Ghanta-Ghar-2083')
      await mina.page.getByLabel('New password again', { exact: true }).fill('Ghanta-Ghar-2083')
      await mina.page.getByRole('button', { name: 'Next' }).click()
      await mina.page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
      const secret = (await mina.page.locator('code.select-all').innerText()).replaceAll(' ', '')
      await mina.page.getByLabel('One-time code').fill(codeAt(secret, at.clock.nowMs()))
      await mina.page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
      await mina.page.getByRole('button', { name: 'I have saved them' }).click()
      await mina.page.getByRole('navigation', { name: 'Areas' }).waitFor()
      expect(new URL(mina.page.url()).hash).toBe('')
    },
  )
})
