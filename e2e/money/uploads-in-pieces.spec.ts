import { expect, it } from 'vitest'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import { aPdfOf } from '#features/profile/testing/plain-files.ts'
import { logIn } from '../student-actions.ts'
import { lineOf } from './bad-line.ts'
import { phone } from '../browser.ts'
import { fillRecord } from '../account/education-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** As large as one may be. */
const largeMarksheet = {
  name: 'marksheet.pdf',
  mimeType: 'application/pdf',
  buffer: aPdfOf(uploadMaxBytes),
}

it('a file of 5 MB survives three lost connections and a reload, and goes on where it was', async () => {
  const { email, partnerId } = await fixture.at.student({ complete: false })
  const { page, complaints } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  const line = await lineOf(page)
  await page.goto('/profile/education')
  await fillRecord(page, largeMarksheet)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  const arrives = (share: number) =>
    page.waitForFunction((least) => (document.querySelector('progress')?.value ?? 0) > least, share)
  await line(700_000)
  await page.getByRole('button', { name: 'Save record' }).click()
  for (const share of [0.15, 0.3, 0.45]) {
    await arrives(share)
    await line('cut')
    await page.waitForTimeout(500)
    await line(700_000)
  }
  await arrives(0.6)
  await line('free')
  await page.reload()
  offsets.length = 0
  await fillRecord(page, largeMarksheet)
  await page.getByRole('button', { name: 'Save record' }).click()
  await page.getByText('Education record saved successfully!').first().waitFor()
  expect(offsets[0]).toBeGreaterThan(2 * 1024 * 1024)
  const attachments = await fixture.at.database.kysely
    .selectFrom('attachment')
    .innerJoin('n_bpaca_info', 'n_bpaca_info_id', 'record_id')
    .select('attachment.name')
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  expect(attachments).toHaveLength(1)
  expect(complaints).toEqual([])
})
