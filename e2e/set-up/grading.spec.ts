import { describe, expect, it } from 'vitest'
import { seriousOn } from '../looks/axe.ts'
import { openFixture } from '../fixture.ts'
import { aColleague, narrow, signInAtOffice, wide } from '../office/office-actions.ts'

const fixture = openFixture()

async function sitsDown(name: string, viewport: typeof wide | typeof narrow) {
  const visitor = await fixture.visitOffice({ viewport })
  const email = await aColleague(fixture.at, 'administrator', name)
  await signInAtOffice(visitor.page, fixture.at, email)
  await visitor.page.goto('/control/settings')
  return visitor
}

describe('the grading table of a level', () => {
  it('is added at 1366 px, confirmed by another person, and removed in Nepali at 1024 px', async () => {
    const { page, complaints } = await sitsDown('Om Thapa', wide)
    const card = page.getByRole('region', { name: 'Grading' })
    await card.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change: Grading' })
    await dialog.getByRole('button', { name: 'Add a table for a level' }).click()
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await dialog.getByText('Choose an active level from the register.').waitFor()
    await dialog.getByLabel('Level', { exact: true }).selectOption('Diploma')
    const table = dialog.getByRole('group', { name: 'Table of Diploma' })
    await table.getByLabel('From per cent').first().fill('60')
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await table.getByText('2 to 20 grades from the best down').waitFor()
    await table.getByLabel('From per cent').first().fill('95.5')
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await card.getByText('You proposed a change.').waitFor()

    const second = await sitsDown('Gita Rana', narrow)
    const hers = second.page.getByRole('region', { name: 'Grading' })
    await hers.getByRole('link', { name: 'Read and decide' }).click()
    await second.page.getByRole('rowheader', { name: 'Table of Diploma · Grade 1' }).waitFor()
    expect(await seriousOn(second.page)).toEqual([])
    await second.page.getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByText('No proposals wait for a second person').waitFor()
    await second.page.evaluate(() => localStorage.setItem('language', '"ne"'))
    await second.page.goto('/control/settings')
    const grading = second.page.getByRole('region', { name: 'ग्रेडिङ' })
    const own = grading.getByRole('region', { name: 'Diplomaको तालिका' })
    await own.getByRole('cell', { name: '95.5' }).waitFor()
    expect(await seriousOn(second.page)).toEqual([])
    await grading.getByRole('button', { name: 'बदल्ने' }).click()
    await second.page.getByRole('button', { name: /^यो तालिका हटाउने/ }).click()
    expect(await second.page.getByRole('group', { name: 'Diplomaको तालिका' }).count()).toBe(0)
    expect([complaints, second.complaints]).toEqual([[], []])
  })
})
