import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { pdfQrCodes } from '#platform/testing/pdf-qr.ts'
import { certificatePageMessages as page } from '#kinds/certificate/rules/page-messages.ts'
import {
  aCertificateType,
  storeCertificateType,
} from '#kinds/certificate/testing/certificate.factory.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { logIn, openLoginInNepali } from '../student-actions.ts'

const fixture = openFixture()

async function enrolled() {
  const { at } = fixture
  const { email, partnerId } = await at.student({ name: 'Sita Rai' })
  await enrollPartner(at, { partnerId })
  await at.database.transaction((transaction) =>
    storeCertificateType(transaction, aCertificateType('VERIFICATION', { fee: rupees(500) })),
  )
  return { email, partnerId }
}

it('in Nepali on a phone a certificate goes from a wish to its check page', async () => {
  const { at } = fixture
  const { email, partnerId } = await enrolled()
  const { page: tab, complaints } = await fixture.visit({ viewport: phone })
  await openLoginInNepali(tab)
  await logIn(tab, email)
  await tab.goto('/certificates')
  await tab
    .getByRole('button', { name: new RegExp(`^${page.ask.ne}`) })
    .first()
    .click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel(page.copies.ne).selectOption('2')
  await dialog.getByLabel(page.purpose.ne).fill('जागिरको आवेदन')
  await dialog.getByRole('button', { name: page['dialog-yes'].ne }).dblclick()
  await tab.getByText(page['apply-done'].ne).first().waitFor()
  await tab
    .getByText(/२ प्रति · जागिरको आवेदन/)
    .first()
    .waitFor()

  await tab.getByRole('button', { name: /^अहिले तिर्नुहोस्/ }).click()
  await tab.getByRole('button', { name: 'खल्तीबाट तिर्नुहोस्' }).click()
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await tab.waitForURL(/\/certificates\?tab=applied&payment=/)
  await tab.getByText('१,०००').first().waitFor()

  const requests = await at.database.kysely
    .selectFrom('n_certificate_reg')
    .select(['n_certificate_reg_id', 'ispaid'])
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  expect(requests).toMatchObject([{ ispaid: true }])
  const body = { n_certificate_reg_ID: requests[0]?.n_certificate_reg_id }
  const registrar = await at.staff('registrar')
  for (const [slug, more] of [
    ['certificate_document_action', { doc_action: 'AP' }],
    ['certificate_issue', {}],
    ['certificate_ready', {}],
  ] as const) {
    const done = await registrar.post(`/api/v1/processes/${slug}`, { ...body, ...more })
    expect([slug, done.body['isError']]).toEqual([slug, false])
  }

  await tab.goto('/certificates?tab=applied')
  await tab.getByText(page['collect-where'].ne).first().waitFor()
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: new RegExp(`^${page.download.ne}`) }).click(),
  ])
  const [code = ''] = pdfQrCodes(await readFile(await download.path()))
  const address = new URL(code)
  await tab.goto(address.pathname + address.search + address.hash)
  await tab.getByText('Sita Rai').first().waitFor()
  await tab.getByText('जागिरको आवेदन').first().waitFor()
  const wider = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBe(0)
  expect(complaints).toEqual([])
})
