import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** As a phone held upright stores it: lying on its side, with the turn written beside it (EXIF 6). Red is up. */
async function sidewaysPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const red = { width: 450, height: 700, channels: 3, background: '#d01010' } as const
  const buffer = await sharp({ create: { ...red, width: 900, background: '#1010d0' } })
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}

/** Blue, with a red field in the middle third. */
async function targetPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const blue = { width: 1_400, height: 1_800, channels: 3, background: '#1010d0' } as const
  const red = { ...blue, width: 480, height: 620, background: '#d01010' }
  const buffer = await sharp({ create: blue })
    .composite([{ input: { create: red }, gravity: 'centre' }])
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

/** Two fingers on the middle of what is shown, moved apart to `factor` times their distance. */
async function pinch(page: Page, on: Locator, factor: number): Promise<void> {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (box === null) throw new Error('nothing to pinch')
  const [x, y, apart] = [box.x + box.width / 2, box.y + box.height / 2, 20]
  const touch = await page.context().newCDPSession(page)
  const fingers = (distance: number) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(apart) })
  for (let step = 1; step <= 10; step++) {
    const touchPoints = fingers(apart * (1 + ((factor - 1) * step) / 10))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Red and blue of the shown photo at a height from 0 (top) to 1. */
function colourAt(page: Page, height: number): Promise<{ red: number; blue: number }> {
  return page.getByRole('img', { name: 'Photo' }).evaluate((image, share) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (!(image instanceof HTMLImageElement) || pen === null) throw new Error('no picture')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    pen.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = pen.getImageData(
      canvas.width / 2,
      canvas.height * share,
      1,
      1,
    ).data
    return { red, blue }
  }, height)
}

describe('a photo', () => {
  it('of a phone held upright stands upright, 600 × 771 and small', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page, complaints } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/documents')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await sidewaysPhoto())
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
    await page.reload()
    const shown = page.getByRole('img', { name: 'Photo' })
    await shown.waitFor()
    expect((await colourAt(page, 0.1)).red).toBeGreaterThan(150)
    expect((await colourAt(page, 0.9)).blue).toBeGreaterThan(150)
    const size = await shown.evaluate((image) =>
      image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
    )
    expect(size).toEqual([600, 771])
    expect(complaints).toEqual([])
  })

  it('is enlarged by two fingers', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page, complaints } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/documents')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await targetPhoto())
    const use = page.getByRole('button', { name: 'Use photo' })
    await use.waitFor()
    await pinch(page, page.locator('canvas').first(), 3.5)
    await use.click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
    await page.reload()
    await page.getByRole('img', { name: 'Photo' }).waitFor()
    for (const height of [0.05, 0.5, 0.95])
      expect((await colourAt(page, height)).red, `at ${height}`).toBeGreaterThan(150)
    expect(complaints).toEqual([])
  })

  it('whose cropping is left while it is being made small is not sent', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page } = await fixture.visit({ viewport: phone })
    await page.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const { toBlob } = HTMLCanvasElement.prototype
      Reflect.set(window, 'goOn', resolve)
      HTMLCanvasElement.prototype.toBlob = function (...asked) {
        void promise.then(() => Reflect.apply(toBlob, this, asked))
      }
    })
    await logIn(page, email)
    await page.goto('/profile/documents')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles(await sidewaysPhoto())
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => Reflect.get(window, 'goOn')())
    await input.setInputFiles(await targetPhoto())
    await page.getByRole('button', { name: 'Use photo' }).click()
    await page.getByText('Photo uploaded successfully!').first().waitFor()
    expect(sent).toHaveLength(1)
  })

  it('of the wrong type or that cannot be read is refused before anything is sent', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/profile/documents')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    const input = page.locator('input[type=file]').first()
    const note = (type: string, name: string) => ({
      name,
      mimeType: type,
      buffer: Buffer.from(`${name === 'me.jpg' ? '\xFF\xD8\xFF' : ''}not a picture`, 'latin1'),
    })
    await input.setInputFiles(note('application/pdf', 'me.pdf'))
    await page.getByText('Invalid file type. Only JPG, PNG, and WEBP are allowed.').waitFor()
    await input.setInputFiles(note('image/jpeg', 'me.jpg'))
    await page.getByText('This picture cannot be read.', { exact: false }).waitFor()
    expect(sent).toEqual([])
  })
})
