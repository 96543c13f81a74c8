import type { Page } from 'playwright-core'
import { todayOf } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { fillDay } from './day-field.ts'
import { tryToLogIn } from './kinds/entry-actions.ts'
import { slip } from './office/slips.ts'
import type { University } from './university.ts'

/** Logs in through the form and waits until the dashboard is shown. */
export async function logIn(page: Page, email: string, password = testPassword): Promise<void> {
  await tryToLogIn(page, email, password)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens the login page and chooses Nepali. */
export async function openLoginInNepali(page: Page): Promise<void> {
  await page.goto('/login')
  await page
    .getByRole('button', { name: /नेपाली|ने$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'लगइन' }).waitFor()
}

/** Applies for the first open entrance with one quota and waits for the applied tab. */
export async function applyForEntrance(page: Page): Promise<void> {
  await page.goto('/entrance')
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.getByText('Are you sure you want to apply for this entrance exam?').waitFor()
  await page.getByLabel('Female').check()
  await page.getByRole('button', { name: 'Yes, Apply' }).click()
  await page
    .getByText('Successfully applied for entrance exam!Please pay fee from Applied Entrance.')
    .first()
    .waitFor()
}

/** Actions of the registry: approves once the fee is paid, sets number and centre. */
export async function registryApproves(at: University, applicationId: number): Promise<void> {
  const registrar = await at.staff('registrar')
  const application = { n_entrance_reg_ID: applicationId }
  const steps = [
    ['entrance_document_action', { doc_action: 'AP' }],
    ['entrance_set_number', { exam_centre: 'Block B, Room 204' }],
  ] as const
  for (const [slug, more] of steps) {
    const answer = await registrar.post(`/api/v1/processes/${slug}`, { ...application, ...more })
    if (answer.body['isError'] !== false) throw new Error(`${slug}: ${answer.text}`)
  }
}

export async function newestApplication({
  database,
}: University): Promise<{ id: number; paid: number; isPaid: boolean }> {
  const row = await database.kysely
    .selectFrom('n_entrance_reg')
    .select(['n_entrance_reg_id', 'feepaid', 'ispaid'])
    .orderBy('n_entrance_reg_id', 'desc')
    .executeTakeFirstOrThrow()
  return { id: row.n_entrance_reg_id, paid: row.feepaid, isPaid: row.ispaid }
}

/** Chooses a slip in the voucher dialog and fills in its facts; without `amount`, the owed amount stays. */
export async function fillVoucher(
  page: Page,
  { at, seed, amount }: { at: University; seed: number; amount?: string },
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await slip(seed))
  await page.locator('#slip-bank').selectOption('Nepal Demo Bank')
  await page.locator('#slip-number').fill(`ND-${seed}`)
  await fillDay(page, 'slip-day', todayOf(at))
  if (amount !== undefined) await page.locator('#slip-amount').fill(amount)
}

export async function newestPayment({ database }: University): Promise<number> {
  const row = await database.kysely
    .selectFrom('c_payment')
    .select('c_payment_id')
    .orderBy('c_payment_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.c_payment_id
}
