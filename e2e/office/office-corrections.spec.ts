import { describe, expect, it } from 'vitest'
import { storeCorrection } from '#features/corrections/testing/correction.factory.ts'
import { signature } from '#features/profile/testing/portrait.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, lookedAt, officeViewports, signInAtOffice } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe.each(officeViewports)('a registrar at %s', (_, viewport) => {
  it('decides a correction field by field: the name accepted, the gender returned', async () => {
    const { at } = fixture
    const name = `Sita Shrestha ${viewport.width}`
    const student = await at.student({ name, gender: 'male' })
    const changed = `Sita Kumari Shrestha ${viewport.width}`
    const ids = await at.database.transaction(async (transaction) => [
      await storeCorrection(transaction, student, {
        field: 'fullName',
        oldValue: name,
        newValue: changed,
        files: at.files,
      }),
      await storeCorrection(transaction, student, {
        field: 'gender',
        oldValue: 'male',
        newValue: 'female',
        files: at.files,
      }),
    ])
    const { page } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await page.goto(`/queues/corrections?name=${encodeURIComponent(name)}`)
    await page.getByText('Full name').waitFor()
    await page.keyboard.press('j')
    await page.getByText(changed).waitFor()
    await lookedAt(page, name)
    await page.keyboard.press('a')
    await page.getByText(`Approved: ${name}`).first().waitFor()
    await page.waitForURL(`**/queues/corrections/${ids[1]}?*`)
    await lookedAt(page, name)
    await page.keyboard.press('r')
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await page.getByText(`Returned: ${name}`).first().waitFor()
    const now = async () => {
      const rows = await at.database.kysely
        .selectFrom('n_correction as c')
        .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'c.c_bpartner_id')
        .select(['c.state', 'b.name', 'b.gender'])
        .where('c.n_correction_id', 'in', ids)
        .orderBy('c.n_correction_id')
        .execute()
      return rows.map(({ state, name: isNow, gender }) => `${state} ${isNow} ${gender}`)
    }
    await expect.poll(now).toEqual([`accepted ${changed} male`, `returned ${changed} male`])
  })

  it('enters one with the proof from the file of a student; an administrator accepts it', async () => {
    const { at } = fixture
    const name = `Sta Shrestha ${viewport.width}`
    const right = `Sita Shrestha ${viewport.width}`
    const { partnerId } = await at.student({ name, complete: true })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await page.goto(`/students/${partnerId}`)
    await page.getByRole('button', { name: 'Correct' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct a detail' })
    await dialog.getByText(`Now: ${name}`).waitFor()
    await dialog.getByLabel('Correct value').fill(right)
    await dialog.getByLabel('Why, and what you have seen').fill('Misspelt, certificate seen')
    const certificate = await signature(viewport.width)
    const file = {
      name: 'certificate.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(certificate),
    }
    await dialog.getByLabel('The document you have seen').setInputFiles(file)
    await dialog.getByText('certificate.jpg').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Enter for acceptance' }).click()
    await page.getByText('Entered. It waits').waitFor()
    await page.getByRole('link', { name: 'Open it in the queue' }).click()
    await page.getByText('You proposed this, so another person decides on it.').waitFor()
    const other = await fixture.visitOffice({ viewport })
    await signInAtOffice(other.page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.getByRole('link', { name: 'Overview' }).click()
    await other.page.goto(`/queues/corrections?name=${encodeURIComponent(name)}`)
    await other.page.getByText('Entered at the desk').first().waitFor()
    await other.page.keyboard.press('j')
    await other.page.getByText('Misspelt, certificate seen').waitFor()
    await lookedAt(other.page, name)
    await other.page.keyboard.press('a')
    await other.page.getByText(`Approved: ${name}`).first().waitFor()
    const now = async () =>
      at.database.kysely
        .selectFrom('c_bpartner')
        .select('name')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirst()
    await expect.poll(now).toEqual({ name: right })
    expect([...complaints, ...other.complaints]).toEqual([])
  })
})
