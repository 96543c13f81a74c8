import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { roleIds } from '#features/auth/rules/facts.ts'
import { storeCorrection } from '#features/profile/testing/correction.factory.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret } from '#testing/campus.ts'
import { seriousOn } from './axe.ts'
import { aColleague, aVoucher, narrow, signInAtOffice, wide } from './office-acts.ts'
import { openStage } from './stage.ts'
import type { University } from './university.ts'

const stage = openStage()
const viewports = [
  ['1366 px', wide],
  ['1024 px', narrow],
] as const

const stateOf = async (at: University, paymentId: number) =>
  (
    await at.database.kysely
      .selectFrom('voucher')
      .select('state')
      .where('c_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).state

/** The item in hand has been looked at long enough, its picture is there. */
const opened = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.locator('.paper img').waitFor()
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.paper img')
    return image !== null && image.complete && image.naturalWidth > 0
  })
  await page.waitForTimeout(450)
}

describe.each(viewports)('a cashier at %s', (_, viewport) => {
  it('decides 20 vouchers by keyboard only; A on a wrong one changes nothing and says why', async () => {
    const { at } = stage
    const email = await aColleague(at, 'cashier', 'Hari Poudel')
    const wrong = new Set([5, 13])
    const vouchers: Awaited<ReturnType<typeof aVoucher>>[] = []
    for (let number = 0; number < 20; number++) {
      const before = vouchers.at(-1)
      const reused = wrong.has(number) && before ? { slip: before.slip } : {}
      vouchers.push(await aVoucher(at, { name: `Person ${viewport.width} ${number}`, ...reused }))
    }
    const { page, complaints } = await stage.visitOffice({ viewport })
    await signInAtOffice(page, at, email)
    await page.goto(`/queues/vouchers?name=Person+${viewport.width}`)
    await page.getByText(`Person ${viewport.width} 0`, { exact: true }).waitFor()
    await page.keyboard.press('j')
    for (const [number, { name, paymentId }] of vouchers.entries()) {
      await opened(page, name)
      await page.keyboard.press('a')
      if (!wrong.has(number)) continue
      const why = 'A slip that is in use for another payment cannot be approved.'
      await page.locator('[role=status]', { hasText: why }).waitFor({ state: 'attached' })
      expect(await stateOf(at, paymentId)).toBe('HELD')
      await page.keyboard.press('r')
      await page.keyboard.press('2')
      await page.keyboard.press('Control+Enter')
    }
    await expect
      .poll(() => Promise.all(vouchers.map(({ paymentId }) => stateOf(at, paymentId))), {
        timeout: 20_000,
      })
      .toEqual(vouchers.map((_, number) => (wrong.has(number) ? 'RETURNED' : 'APPROVED')))
    expect(complaints).toEqual([])
  }, 180_000)

  it('sends nothing before its time: taken back it stands there as it was, typed text too', async () => {
    const { at } = stage
    const email = await aColleague(at, 'cashier', 'Hari Poudel')
    const name = `Undone ${viewport.width}`
    const { paymentId } = await aVoucher(at, { name })
    const { page } = await stage.visitOffice({ viewport })
    await signInAtOffice(page, at, email)
    await page.goto(`/queues/vouchers/${paymentId}`)
    await opened(page, name)
    await page.keyboard.press('r')
    await page.getByLabel('Write my own').check()
    await page.getByLabel('In English').fill('Bring the slip.')
    await page.getByLabel('In Nepali').fill('भौचर ल्याउनुहोस्।')
    await page.keyboard.press('Control+Enter')
    await page.getByText(`Returned: ${name}`).first().waitFor()
    await page.keyboard.press('z')
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(await page.getByLabel('In English').inputValue()).toBe('Bring the slip.')
    expect(await stateOf(at, paymentId)).toBe('SUBMITTED')
  }, 60_000)
})

describe('two cashiers', () => {
  it('on one voucher: the second sees who has it and decides nothing', async () => {
    const { at } = stage
    const { paymentId, name } = await aVoucher(at, { name: 'Wanted By Both' })
    const [one, other] = [
      await stage.visitOffice({ viewport: wide }),
      await stage.visitOffice({ viewport: wide }),
    ]
    await signInAtOffice(one.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await signInAtOffice(other.page, at, await aColleague(at, 'cashier', 'Gita Rana'))
    await one.page.goto(`/queues/vouchers/${paymentId}`)
    await opened(one.page, name)
    await other.page.goto(`/queues/vouchers/${paymentId}`)
    await opened(other.page, name)
    await other.page.getByText('Open by Hari Poudel').first().waitFor()
    await other.page.keyboard.press('a')
    await other.page
      .locator('[role=status]', { hasText: 'Open by Hari Poudel' })
      .waitFor({ state: 'attached' })
    expect(await other.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
    expect(await stateOf(at, paymentId)).toBe('SUBMITTED')
  }, 60_000)
})

describe('a desk that is closed', () => {
  it('with two decisions in the strip sends neither and tells of both at the next visit', async () => {
    const { at } = stage
    const [first, second] = [
      await aVoucher(at, { name: 'Unsent One' }),
      await aVoucher(at, { name: 'Unsent Two' }),
    ]
    const { page, context } = await stage.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto('/queues/vouchers?name=Unsent')
    await page.getByText('Unsent One').waitFor()
    await page.keyboard.press('j')
    for (const { name } of [first, second]) {
      await opened(page, name)
      await page.keyboard.press('a')
    }
    await page.getByText('Approved: Unsent Two').first().waitFor()
    await page.close()
    const again = await context.newPage()
    await again.goto('/queues/vouchers')
    await again.getByText('2 decisions were not sent').waitFor()
    await again.getByText(/Unsent One, Unsent Two/).waitFor()
    expect(await stateOf(at, first.paymentId)).toBe('SUBMITTED')
    expect(await stateOf(at, second.paymentId)).toBe('SUBMITTED')
  }, 60_000)
})

describe('a registrar', () => {
  it('accepts a correction, one field, and the profile says it', async () => {
    const { at } = stage
    const student = await at.student({ name: 'Sita Shrestha' })
    await at.database.transaction((transaction) =>
      storeCorrection(transaction, student, {
        field: 'fullName',
        oldValue: 'Sita Shrestha',
        newValue: 'Sita Kumari Shrestha',
        files: at.files,
      }),
    )
    const { page } = await stage.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await page.goto('/queues/corrections')
    await page.getByRole('link', { name: /Sita Shrestha/ }).click()
    await page.getByText('Sita Kumari Shrestha').waitFor()
    const download = page.getByRole('link', { name: 'Download the PDF' })
    if (await download.isVisible()) await download.click()
    await page.waitForTimeout(450)
    await page.keyboard.press('a')
    await page.getByText('Approved: Sita Shrestha').first().waitFor()
    const nameNow = async () =>
      (
        await at.database.kysely
          .selectFrom('c_bpartner')
          .select('name')
          .where('c_bpartner_id', '=', student.partnerId)
          .executeTakeFirstOrThrow()
      ).name
    await expect.poll(nameNow, { timeout: 15_000 }).toBe('Sita Kumari Shrestha')
  }, 60_000)
})

describe('the office', () => {
  it.each(['light', 'dark'] as const)(
    'has nothing serious for axe: %s',
    async (theme) => {
      const { at } = stage
      await aVoucher(at, { name: `Looked At ${theme}` })
      const { page } = await stage.visitOffice({ viewport: wide, theme })
      await page.goto('/')
      await page.getByLabel('Email').waitFor()
      expect(await seriousOn(page)).toEqual([])
      await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
      for (const path of [
        '/overview',
        '/queues/vouchers',
        '/second',
        '/control/audit',
        '/control/staff',
        '/control/sessions',
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
        expect([path, await seriousOn(page)]).toEqual([path, []])
      }
      await page.goto('/queues/vouchers')
      await page.locator('.queue-link').first().click()
      await page.locator('.paper img').waitFor()
      expect(await seriousOn(page)).toEqual([])
    },
    120_000,
  )

  it('shows what needs a second person: never to confirm by who entered it, to anybody else with the role', async () => {
    const { at } = stage
    const proposer = await at.staff('registrar')
    const account = { bank: 'Nepal Bank', number: '01201002300099', holder: 'University', qr: null }
    const proposed = await proposer.post('/api/v1/processes/setting_change', {
      key: 'bank-account',
      value: JSON.stringify(account),
    })
    expect(proposed.body).toMatchObject({ isError: false })
    const { page } = await stage.visitOffice({ viewport: narrow })
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
    await page.getByText('Nothing waits for a second person').waitFor()
    const state = await at.database.kysely
      .selectFrom('n_proposal')
      .select(['state'])
      .where('subject', '=', 'bank-account')
      .execute()
    expect(state).toEqual([{ state: 'confirmed' }])
    await proposer.post('/api/v1/processes/setting_change', {
      key: 'bank-account',
      value: JSON.stringify({ ...account, number: '01201002300098' }),
    })
    const own = (await proposer.post('/api/v1/processes/proposals_open')).body['data']
    expect(own).toMatchObject({ proposals: [{ isOwn: true, after: { number: '01201002300098' } }] })
  }, 60_000)

  it('has an account made, whose owner sets everything up at the first sign-in', async () => {
    const { at } = stage
    const { page } = await stage.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.goto('/control/staff')
    await page.getByRole('button', { name: 'New account' }).click()
    await page.getByLabel('Name').fill('Mina Rai')
    await page.getByLabel('Email').fill('mina.rai@staff.example')
    await page.getByLabel('Exam office').check()
    await page.getByRole('button', { name: 'Make account' }).click()
    const oneTime = await page.locator('code.figure').innerText()
    const made = await at.database.kysely
      .selectFrom('ad_user_roles as r')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'r.ad_user_id')
      .select('r.ad_role_id')
      .where('u.email', '=', 'mina.rai@staff.example')
      .execute()
    expect(made).toEqual([{ ad_role_id: roleIds['exam-office'] }])
    const mina = await stage.visitOffice({ viewport: wide })
    await mina.page.goto('/')
    await mina.page.getByLabel('Email').fill('mina.rai@staff.example')
    await mina.page.getByLabel('Password', { exact: true }).fill(oneTime)
    await mina.page.getByRole('button', { name: 'Next' }).click()
    await mina.page.getByRole('heading', { name: 'Choose your own password' }).waitFor()
    await mina.page.getByLabel('New password', { exact: true }).fill('Ghanta-Ghar-2083')
    await mina.page.getByLabel('New password again', { exact: true }).fill('Ghanta-Ghar-2083')
    await mina.page.getByRole('button', { name: 'Next' }).click()
    await mina.page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
    const secret = (await mina.page.locator('code.select-all').innerText()).replaceAll(' ', '')
    await mina.page.getByLabel('One-time code').fill(codeAt(secret, at.clock.nowMs()))
    await mina.page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
    await mina.page.getByRole('button', { name: 'I have kept them' }).click()
    await mina.page.getByRole('navigation', { name: 'Areas' }).waitFor()
  }, 90_000)
})
