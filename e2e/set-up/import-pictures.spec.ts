import { expect, it } from 'vitest'
import { portrait, signature } from '#features/profile/testing/portrait.ts'
import { zipOfFiles } from '#features/imports/testing/picture-zip.ts'
import { openFixture } from '../fixture.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, signInAtOffice, wide } from '../office/office-actions.ts'

const fixture = openFixture()

it('photos and signatures come in a zip: read some at a time, one corrected, one replaced, stored and taken back', async () => {
  const { at } = fixture
  const numbers = Array.from({ length: 24 }, (_, n) => `2079-BCT-${n}`)
  for (const [n, registrationNumber] of numbers.entries())
    await at.student({ registrationNumber, complete: n === 0 })
  const face = await portrait(21)
  const content = await zipOfFiles([
    ...numbers.map((each, n) => [`Photos/${n === 5 ? 'IMG_2041' : each}.jpg`, face] as const),
    [`Signatures/${numbers[1]}.jpg`, await signature(3)],
    ['__MACOSX/Photos/._a.jpg', 'x'],
  ])
  const { page, complaints } = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  await page.goto('/setup/import')
  await page.getByLabel('Records of the file').selectOption('Photos and signatures (zip)')
  await page.getByText('Each picture is named by').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'photos-2079.zip',
    mimeType: 'application/zip',
    buffer: content,
  })
  await page.getByRole('progressbar', { name: 'Reading the pictures' }).waitFor()
  await page.getByRole('button', { name: 'Refused 1' }).waitFor()
  await page.getByText('Number of the student not found: IMG_2041').waitFor()
  await page.getByRole('button', { name: 'Left out 1' }).waitFor()
  expect(await seriousOn(page)).toEqual([])
  const input = page.getByLabel('Correction of Number of the student, row 6')
  await input.fill(numbers[5] ?? '')
  await input.press('Enter')
  await page.getByText('Something was changed.').waitFor()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Changed 1' }).click()
  const before = page.getByRole('img', { name: 'Picture that is there' })
  await before.waitFor()
  const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalHeight > 0
  expect(await before.evaluate(isDrawn)).toBe(true)
  expect(await page.getByRole('img', { name: 'Picture of the file' }).evaluate(isDrawn)).toBe(true)
  expect(await seriousOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Store 25 pictures' }).click()
  await page.getByRole('button', { name: 'Take the import back' }).click()
  await page.getByText('Everything was taken back.').waitFor()
  expect(complaints).toEqual([])
})
