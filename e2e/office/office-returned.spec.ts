import { describe, expect, it } from 'vitest'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { portrait } from '#features/profile/testing/portrait.ts'
import { logIn } from '../student-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import { phone } from '../browser.ts'
import { aColleague, lookedAt, officeViewports, signInAtOffice } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

const photo = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await portrait(5)),
})

describe.each(officeViewports)('an application, at %s', (_, viewport) => {
  it('is returned with a reason, mended on a phone, sent again once, and approved in its place', async () => {
    const { at } = fixture
    const name = `Gita Gyawali ${viewport.width}`
    const email = `gita${viewport.width}@student.example`
    const { applicationId: id, ...applicant } = await anApplicant(at, undefined, { name, email })
    await payWithKhalti(at, { ...applicant }, 150_000)
    const office = await fixture.visitOffice({ viewport })
    const desk = office.page
    await signInAtOffice(desk, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await desk.goto(`/queues/entrance/${id}`)
    await lookedAt(desk, name)
    await desk.keyboard.press('r')
    await desk.keyboard.press('1')
    await desk.getByText(/It then comes back here/).waitFor()
    expect(await seriousOn(desk)).toEqual([])
    await desk.keyboard.press('Control+Enter')
    await desk.getByRole('group', { name: `Returned: ${name}` }).waitFor()
    await desk.getByRole('group', { name: `Returned: ${name}` }).waitFor({ state: 'detached' })

    const { page, complaints } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Correct your application' }).waitFor()
    await page.getByRole('link', { name: 'See what to change' }).click()
    await page.getByRole('region', { name: /The photo cannot be used/ }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Open my profile' }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo())
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
    await page.goto('/entrance?tab=applied')
    await page.getByRole('button', { name: /^Send again/ }).dblclick()
    await page.getByText('Sent again. The university will check it again.').first().waitFor()
    await page.getByText('Form being approved').waitFor()
    expect(await page.getByRole('button', { name: /^Send again/ }).count()).toBe(0)

    await desk.goto('/queues/entrance?name=Gita')
    await desk.locator('.queue-row', { hasText: 'Sent again' }).waitFor()
    await desk.goto(`/queues/entrance/${id}`)
    await lookedAt(desk, name)
    await desk.getByText('new, you judge it').waitFor()
    await desk.getByText(/^Returned by Sarita Adhikari: “The photo cannot be used/).waitFor()
    expect(await seriousOn(desk)).toEqual([])
    const open = desk.locator('button.judge[aria-pressed="false"]')
    for (let left = await open.count(); left > 0; left--) {
      await open.first().click()
      await expect.poll(() => open.count()).toBe(left - 1)
    }
    await desk.locator('.left-to-judge').waitFor({ state: 'detached' })
    await desk.keyboard.press('a')
    await desk.getByLabel('Reason, in one line').fill('The marksheet was seen at the counter.')
    await desk.keyboard.press('Control+Enter')
    await expect
      .poll(async () => (await applicant.application())['DocStatus'])
      .toMatchObject({ id: 'AP' })
    expect([...complaints, ...office.complaints]).toEqual([])
  })
})
