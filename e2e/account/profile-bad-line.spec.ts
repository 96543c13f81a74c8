import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { desktop, phone } from '../browser.ts'
import { lineOf } from '../money/bad-line.ts'
import { fillRecord } from './education-actions.ts'
import { slip } from '../office/slips.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** A picture that stays large when it is made small: coarse noise, as of a phone's camera in the dark. */
async function noisyPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const pixels = Buffer.alloc(700 * 900 * 3)
  for (let i = 0, seed = 7; i < pixels.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels[i] = seed >> 23
  }
  const raw = { width: 700, height: 900, channels: 3 } as const
  const buffer = await sharp(pixels, { raw }).jpeg({ quality: 90 }).toBuffer()
  return { name: 'night.jpg', mimeType: 'image/jpeg', buffer }
}

describe('a bad line', () => {
  it('breaks in the middle of an upload; the picture stays and is sent on the second try', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page, complaints } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    const line = await lineOf(page)
    await page.goto('/profile/documents')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await noisyPhoto())
    await page.getByText(/after cropping/).waitFor()
    await line(20_000)
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.1)
    await line('cut')
    await page.getByText("Couldn't upload.").waitFor()
    await page.getByText('Failed to upload photo.').first().waitFor()
    await line('free')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
    await page.getByText('Still missing: General, Signature, Address, Education').waitFor()
    expect(complaints).toEqual([])
  })

  it('an upload can be cancelled and sent again', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page } = await fixture.visit({ viewport: desktop })
    await logIn(page, email)
    const line = await lineOf(page)
    await page.goto('/profile/documents')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await noisyPhoto())
    await line(2_000) // slow enough that it is under way when it is cancelled
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.locator('progress').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await line('free')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
  })

  it('saves a record once, with its files, after the connection is back', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page, context } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/education')
    await fillRecord(page, await slip(11))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save record' }).click()
    await page.getByText("Couldn't upload.").waitFor()
    await page
      .getByText('Failed to save education record. Please try again.', { exact: false })
      .first()
      .waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('Education record saved successfully!').first().waitFor()
    await page.getByText('Bhimsen Secondary School').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('academic_attachment.zip')
    await page.getByRole('button', { name: /^Delete/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog
      .getByText(
        'Are you sure you want to delete this education record? This action cannot be undone.',
      )
      .waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Education record deleted successfully!').first().waitFor()
    await page.getByText('No saved records yet.', { exact: false }).waitFor()
  })

  it('loses the answer to a record; it is asked for again and not saved twice', async () => {
    const { email, partnerId } = await fixture.at.student({ complete: false })
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/education')
    await fillRecord(page, await slip(11))
    await page.route(
      '**/nou/academic_record/save',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save record' }).click()
    await page.getByText('Education record saved successfully!').first().waitFor()
    const records = await fixture.at.database.kysely
      .selectFrom('n_bpaca_info')
      .select('n_bpaca_info_id')
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    expect(records).toHaveLength(1)
    expect(await page.locator('#institution').inputValue()).toBe('')
  })
})
