import { describe, expect, it } from 'vitest'
import { storeCorrection } from '#features/profile/testing/correction.factory.ts'
import { aColleague, lookedAt, officeViewports, signInAtOffice } from './office-acts.ts'
import { openStage } from './stage.ts'

const stage = openStage()

describe.each(officeViewports)('a registrar at %s', (_, viewport) => {
  it('decides a correction field by field: the name accepted, the gender returned', async () => {
    const { at } = stage
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
    const { page } = await stage.visitOffice({ viewport })
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
    await expect
      .poll(now, { timeout: 20_000 })
      .toEqual([`accepted ${changed} male`, `returned ${changed} male`])
  }, 90_000)
})
