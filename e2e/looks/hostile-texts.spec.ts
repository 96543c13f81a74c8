import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aDue } from '#features/dues/testing/due.factory.ts'
import { aColleague, signInAtOffice } from '../office/office-actions.ts'
import { sendVoucher } from '#features/reconciliation/testing/at-reconciliation.ts'
import { anApplicant } from '#testing/applicant.ts'
import { desktop } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../student-actions.ts'
import type { University } from '../university.ts'
import { hostileElement, payloads } from './hostile-texts.ts'

/** Texts that people type, by table; each has a row here. */
const typed = {
  ad_note: ['textmsg', 'textmsg_ne'],
  a_asset: ['name', 'author', 'publisher'],
  c_bpartner: ['name', 'name_nepali', 'father_name', 'mother_name', 'grand_father_name'],
  c_bpartner_location: ['tole_name', 'name'],
  desk_item: ['question'],
  n_bpaca_info: ['institute', 'uni_board', 'description'],
  n_due: ['name', 'name_ne'],
  n_entrance_open: ['name', 'name_ne', 'exam_address', 'exam_address_ne'],
  n_faculty: ['name', 'name_ne'],
  n_level: ['name', 'name_ne'],
  n_program: ['name', 'name_ne'],
  n_setting: ['value'],
  stored_file: ['file_name'],
  student_note: ['words'],
  voucher: ['bank', 'slip_number'],
} as const

const fixture = openFixture()
const all = payloads.join(' ')

/** A student with an application, a voucher in question, a note, a notice and a due; then each typed text is hostile. */
async function hostileUniversity(at: University) {
  const openingId = await at.opening('open', 'BE Civil Entrance 2083')
  const applicant = await anApplicant(at, openingId)
  const { email, partnerId } = applicant
  const paymentId = await sendVoucher(at, applicant, { number: '4711' })
  const [librarian, cashier, colleague, registrar] = await Promise.all([
    at.staff('librarian'),
    at.staff('cashier'),
    at.staff('cashier'),
    at.staff('registrar'),
  ])
  const book = { Value: 'T-1', Name: 'Soil Mechanics', author: 'Ram Sharma' }
  await librarian.post('/api/v1/processes/library_copy_save', book)
  const item = { queue: 'vouchers', record: paymentId, ad_user_ID: colleague.userId }
  await cashier.post('/api/v1/processes/desk_ask', { ...item, question: 'Is it hers?' })
  const note = { C_BPartner_ID: partnerId, words: 'Came to the desk' }
  await registrar.post('/api/v1/processes/student_note_add', note)
  await sql`insert into ad_note (ad_user_id, textmsg, textmsg_ne)
    select ad_user_id, 'Come', 'आउनुहोस्' from ad_user where email = ${email}`.execute(
    at.database.kysely,
  )
  await aDue(at, partnerId)
  const missing: string[] = []
  for (const [table, columns] of Object.entries(typed))
    for (const column of columns) {
      const { numAffectedRows } =
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${all} where ${sql.ref(column)} is not null`.execute(
          at.database.kysely,
        )
      if (numAffectedRows === 0n) missing.push(`${table}.${column}`)
    }
  expect(missing).toEqual([])
  return { email, partnerId, paymentId }
}

/** Elements that the texts have made, once the page has settled; `isShown`: the texts stand on it. */
async function lookAt(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    ({ element, part }) => ({
      made: document.querySelectorAll(element).length,
      isShown: document.body.textContent.includes(part),
    }),
    { element: hostileElement, part: payloads[0] ?? '' },
  )
}

async function lookAtAll(page: Page, paths: readonly string[]): Promise<string[]> {
  let runs = 0
  await page.exposeFunction('ran', () => void runs++)
  const shown: string[] = []
  for (const path of paths) {
    const { made, isShown } = await lookAt(page, path)
    expect([path, made, runs]).toEqual([path, 0, 0])
    if (isShown) shown.push(path)
  }
  return shown
}

describe('texts that are scripts and markup', () => {
  it('are shown as they were typed, run nothing and make no element, in portal and office', async () => {
    const { at } = fixture
    const { email, partnerId, paymentId } = await hostileUniversity(at)
    const portal = await fixture.visit({ viewport: desktop })
    await logIn(portal.page, email)
    const shown = await lookAtAll(portal.page, [
      '/',
      '/profile/generalinfo',
      '/profile/address',
      '/profile/education',
      '/entrance',
      '/entrance?tab=applied',
      '/payment-history',
      '/dues',
      '/books',
      '/certificates',
    ])
    expect(portal.complaints).toEqual([])
    const registrar = await aColleague(at, 'registrar', payloads[1] ?? '')
    const office = await fixture.visitOffice({ viewport: desktop })
    await signInAtOffice(office.page, at, registrar)
    shown.push(
      ...(await lookAtAll(office.page, [
        '/',
        '/overview',
        '/queues',
        '/students',
        `/students/${partnerId}`,
        '/setup/registers',
        '/setup/first-steps',
        '/results/entrance',
        '/account',
      ])),
    )
    expect(office.complaints).toEqual([])
    const counter = await fixture.visitOffice({ viewport: desktop })
    await signInAtOffice(counter.page, at, await aColleague(at, 'cashier', payloads[2] ?? ''))
    const voucher = `/queues/vouchers/${paymentId}`
    shown.push(...(await lookAtAll(counter.page, [voucher])))
    expect(counter.complaints).toEqual([])
    expect(shown).toEqual(
      expect.arrayContaining([
        '/',
        '/profile/generalinfo',
        '/profile/address',
        '/profile/education',
        '/entrance',
        '/entrance?tab=applied',
        '/dues',
        '/overview',
        `/students/${partnerId}`,
        voucher,
      ]),
    )
  })
})
