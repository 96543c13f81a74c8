import { describe, expect, it } from 'vitest'
import { anApplicant } from '#testing/applicant.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  aColleague,
  aVoucher,
  narrow,
  officeViewports,
  signInAtOffice,
  wide,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe.each(officeViewports)('a registrar at %s', (_, viewport) => {
  it('sees the face, leaves a note for colleagues with N, lets the student in again, and prints', async () => {
    const { at } = fixture
    const { email, partnerId } = await at.student({ name: 'Maya Tamang', complete: true })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await page.goto(`/students/${partnerId}`)
    await page.locator('img.portrait').waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('Called: she pays tomorrow.')
    await page.keyboard.press('Control+Enter')
    const note = page.getByRole('listitem').filter({ hasText: 'Called: she pays tomorrow.' })
    await note.getByText('Sarita Adhikari').waitFor()
    await page.getByRole('button', { name: 'Reset access' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset access' })
    await dialog.getByRole('button', { name: 'Reset access' }).click()
    await dialog.getByText('Write how you verified the person.').waitFor()
    await dialog.getByLabel('How did you verify the person?').fill('Came with the citizenship card')
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Reset access' }).click()
    await page.getByText('A one-time password is on its way').waitFor()
    expect(await seriousOn(page)).toEqual([])
    const wishes = await at.database.kysely
      .selectFrom('password_reset_request')
      .select('address')
      .where('email', '=', email)
      .execute()
    expect(wishes).toEqual([{ address: 'office' }])
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation', { name: 'Areas' }).isVisible()).toBe(false)
    expect(await note.isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('the file of a student', () => {
  it('is found by keyboard in Devanagari, read part by part, and restored by its address', async () => {
    const { at } = fixture
    const { paymentId } = await aVoucher(at, { name: 'Kamala Gurung' })
    const { c_bpartner_id: id } = await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name_nepali: 'कमला गुरुङ' })
      .where('name', '=', 'Kamala Gurung')
      .returning('c_bpartner_id')
      .executeTakeFirstOrThrow()
    const { page, complaints } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('searchbox', { name: 'Find a student' }).waitFor()
    await page.keyboard.type('कमला')
    await page.getByRole('link', { name: 'Kamala Gurung' }).waitFor()
    await page.getByRole('searchbox', { name: 'Find a student' }).blur()
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 1, name: 'Kamala Gurung' }).waitFor()
    await page.getByRole('region', { name: 'Applications' }).waitFor()
    expect(await page.getByRole('region', { name: 'Education' }).count()).toBe(0)
    const part = await page.getByRole('link', { name: /^Payments/ }).getAttribute('href')
    await page.goto(part ?? '')
    await page.getByRole('region', { name: 'Payments' }).getByText('Rs. 1,500').waitFor()
    expect(await page.getByRole('region', { name: 'Applications' }).count()).toBe(0)
    await page.keyboard.press('1')
    await page.getByText(/^With the university: Vouchers/).waitFor()
    await page.keyboard.press('o')
    await page.waitForURL(`**/queues/vouchers/${paymentId}`)
    await page.goto(`/students/${id}`)
    await page.getByRole('button', { name: /slip/ }).first().click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    expect(complaints).toEqual([])
  })

  it('shows a librarian no payments, is found by search, and reports an unknown id and name', async () => {
    const { at } = fixture
    await anApplicant(at, undefined, { name: 'Deepa Thapa' })
    const { page } = await fixture.visitOffice({ viewport: narrow })
    await signInAtOffice(page, at, await aColleague(at, 'librarian', 'Dawa Sherpa'))
    await page.getByRole('combobox').fill('Deepa')
    await page.getByRole('option', { name: /Deepa Thapa/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Deepa Thapa' }).waitFor()
    expect(await page.getByRole('region', { name: 'Payments' }).count()).toBe(0)
    await page.goto('/students/999999999')
    await page.getByText('There is no such student').waitFor()
    await page.goto('/students?name=zzzzzz')
    await page.getByText('No student found').waitFor()
  })

  it.each(['light', 'dark'] as const)('has nothing serious for axe: %s', async (theme) => {
    const { at } = fixture
    const applicant = await anApplicant(at, undefined, { name: `Axe ${theme}` })
    const { page } = await fixture.visitOffice({ viewport: wide, theme })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.goto('/students?name=axe')
    await page.getByRole('link', { name: `Axe ${theme}` }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.goto(`/students/${applicant.partnerId}`)
    await page.getByRole('region', { name: 'Applications' }).waitFor()
    expect(await seriousOn(page)).toEqual([])
  })
})
