import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import * as common from '#platform/pure/labels/common.ts'
import { waitsForSecond } from '#platform/pure/labels/office.ts'
import { confirm, reason as reasonLabel } from '#platform/pure/labels/page.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { linkText } from '#features/reconciliation/rules/link-messages.ts'
import { comparisonText, reconciliationText } from '#features/reconciliation/rules/messages.ts'
import {
  placeDialogText,
  placementText,
  suspenseListText,
  suspenseText,
} from '#features/reconciliation/rules/suspense-messages.ts'
import { importLine, sendVoucher } from '#features/reconciliation/testing/at-reconciliation.ts'
import { aWalletPayment, settlementCsv } from '#features/settlements/testing/at-settlements.ts'
import { anApplicant, type Applicant } from '#testing/applicant.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { todayOf } from '#testing/test-server.ts'
import { openFixture } from '../fixture.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  aColleague,
  officeViewports,
  signInAtOffice,
  speak,
  typeFreshCode,
} from '../office/office-actions.ts'

const fixture = openFixture()
const shown = (text: string) => text.replaceAll(/\s/g, ' ')

/** The month of one visitor: slips and lines whose numbers and names tell them apart from others' months. */
async function plantedMonth(width: number) {
  const { at } = fixture
  const day = addDays(todayOf(at), -2)
  const importer = await at.staff('administrator')
  const person = (name: string) => anApplicant(at, undefined, { name: `${name} ${width}` })
  const pay = async (applicant: Applicant, number: string) =>
    sendVoucher(at, applicant, { number: `${width}${number}`, day })
  const roshani = await person('Roshani Tamang')
  const aarati = await person('Aarati Basnet')
  const bimala = await person('Bimala Karki')
  const kiran = await person('Kiran Shahi')
  const twice = await person('Prakash Gyawali')
  const sunita = await person('Sunita Chaudhary')
  await pay(roshani, '5144')
  await pay(aarati, '6021')
  await pay(bimala, '4810')
  await pay(kiran, '7777')
  await pay(twice, '8001')
  const csv = statementCsv(
    `${day},${width}5145,1500,ROSHNI TAMANG ${width}`, // one digit is wrong
    `${day},${width}6012,1500,`, // two digits are swapped
    `${day},${width}4810,1050,`, // the amount's digits are swapped
    `${day},,${width},CASH DEPOSIT ${width}`, // neither number nor name
    `${day},${width}7177,1500,KIRAN SHARMA ${width}`, // looks alike, is another person's
    `${day},${width}8001,1500,`,
    `${day},${width}8002,1500,PRAKASH GYAWALI ${width}`, // paid a second time
    `${day},,${width * 2},R K TRADERS ${width}`, // no student sent it
  )
  await importAs(importer, csv, { name: `month-${width}.csv` })
  return { day, importer, csv, sunita, aarati, bimala, roshani, twice }
}

/** Goes to the row of a list by its key and the arrows. */
async function goTo(page: Page, list: 1 | 2 | 3, text: string): Promise<void> {
  await page.keyboard.press(String(list))
  for (let row = 0; row < 30; row++) await page.keyboard.press('ArrowUp')
  for (let row = 0; row < 30; row++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (shown(focused).includes(text)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No ${text} in list ${list}`)
}

/** A page of the office, and the language its words are read in. */
type Desk = { readonly page: Page; readonly language: Language }

/** Moves a line of the bank to suspense by S. Its row there. */
async function toSuspense(
  { page, language }: Desk,
  text: string,
  reason: string,
): Promise<Locator> {
  await goTo(page, 1, text)
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(reasonLabel[language]).fill(reason)
  await dialog.getByRole('button', { name: suspenseText['move-name'][language] }).press('Enter')
  await status(page, suspenseText.moved[language])
  return page.getByRole('row', { name: text })
}

/** Proposes that money in suspense is a student's. */
async function placeTo(
  { row, language }: { readonly row: Locator; readonly language: Language },
  student: string,
  reason: string,
): Promise<void> {
  const dialog = row.page().getByRole('dialog')
  const button = (label: Message) => ({ name: label[language], exact: true }) as const
  await row.getByRole('button', button(suspenseListText.place)).press('Enter')
  await dialog.getByLabel(placeDialogText.student[language]).fill(student)
  await dialog.getByRole('radio').first().press('Space')
  await dialog.getByLabel(placeDialogText.reason[language]).fill(reason)
  await dialog.getByRole('button', button(placeDialogText.propose)).press('Enter')
  await row.getByText(waitsForSecond[language]).waitFor()
}

/** Confirms the proposal that names these words. */
async function confirmOf({ page, language }: Desk, words: string): Promise<void> {
  const proposal = page.getByRole('region').filter({ hasText: words }).first()
  await typeFreshCode(page, fixture.at, language)
  await proposal.getByRole('button', { name: confirm[language], exact: true }).click()
  await proposal.waitFor({ state: 'detached' })
}

const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

const languages = { 1366: 'en', 1024: 'ne' } as const

describe.each(officeViewports)('a month with planted problems, at %s', (_, viewport) => {
  const { width } = viewport
  const language = languages[width]
  it(`is found and settled by keyboard (${language}), and what is placed by a second person`, async () => {
    const { at } = fixture
    const say = (message: Message) => message[language]
    const { sunita, aarati, bimala, roshani, twice, csv, day } = await plantedMonth(width)
    const { page, complaints } = await fixture.visitOffice({ viewport })
    const here = { page, language }
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await speak(page, language)
    await page.goto('/money/reconciliation')
    await page.getByText(`ROSHNI TAMANG ${width}`).first().waitFor()
    expect(await seriousOn(page)).toEqual([])

    await goTo(page, 1, `ROSHNI TAMANG ${width}`)
    await page.getByText(say(comparisonText['number-one-digit'])).first().waitFor()
    await page.keyboard.press('l')
    await status(page, say(linkText.linked))
    expect(await roshani.application()).toMatchObject({ IsPaid: true })

    await goTo(page, 2, `${width}6021`)
    await page.getByText(say(comparisonText['number-swapped'])).first().waitFor()
    await page.keyboard.press('l')
    await expect.poll(async () => (await aarati.application())['IsPaid']).toBe(true)

    await goTo(page, 3, `${width}4810`)
    await page
      .getByText(say(reconciliationText['two-amounts-swapped']).split(': ')[1] ?? '')
      .first()
      .waitFor()
    await page.keyboard.press('l')
    await expect.poll(async () => (await bimala.application())['feepaid']).toBe(1_050)

    await goTo(page, 1, `KIRAN SHARMA ${width}`)
    await goTo(page, 2, `${width}7777`)
    await page.getByText(say(comparisonText['name-other'])).first().waitFor()
    await page.keyboard.press('n')
    await status(page, say(linkText['is-apart']))

    const cash = await toSuspense(here, `CASH DEPOSIT ${width}`, 'No name, no number')
    await placeTo(
      { row: cash, language },
      `Sunita Chaudhary ${width}`,
      'She showed the deposit slip.',
    )
    const again = await toSuspense(here, `PRAKASH GYAWALI ${width}`, 'Paid a second time')
    await placeTo({ row: again, language }, `Prakash Gyawali ${width}`, 'His own second transfer')
    const stranger = await toSuspense(here, `R K TRADERS ${width}`, 'No student sent it')
    await stranger.getByRole('button', { name: say(suspenseListText['pay-back']) }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(common.bank), { exact: true }).fill('NIC Asia Bank')
    await dialog.getByLabel(say(placementText.holder)).fill('R K Traders')
    await dialog.getByLabel(say(common.accountNumber)).fill('0110-203040')
    await dialog.getByLabel(say(placementText.reason)).fill('Sent to the wrong account')
    await dialog.getByRole('button', { name: say(placeDialogText.propose) }).press('Enter')
    await stranger.getByText(say(waitsForSecond)).waitFor()

    const other = await fixture.visitOffice({ viewport })
    await signInAtOffice(other.page, at, await aColleague(at, 'cashier', 'Mina Rai'))
    await speak(other.page, language)
    await other.page.goto('/second')
    for (const words of ['Sunita Chaudhary', 'Prakash Gyawali', 'R K TRADERS'])
      await confirmOf({ page: other.page, language }, `${words} ${width}`)
    const credit = await at.database.kysely
      .selectFrom('n_suspense')
      .select(['c_bpartner_id', 'amount'])
      .where('c_bpartner_id', 'in', [sunita.partnerId, twice.partnerId])
      .orderBy('amount')
      .execute()
    expect(credit).toEqual([
      { c_bpartner_id: sunita.partnerId, amount: width * 100 },
      { c_bpartner_id: twice.partnerId, amount: 150_000 },
    ])
    const cashier = await at.staff('cashier')
    expect((await importAs(cashier, csv)).body['code']).toBe('rule/statement-known')
    const overlap = statementCsv(`${day},${width}8001,1500,`, `${day},${width}9,1,`)
    expect((await importAs(cashier, overlap)).body['code']).toBe('rule/statement-wrong')
    const elsewhere = `Account No,99001122\n${statementCsv(`${day},${width}8003,1500,`)}`
    expect((await importAs(cashier, elsewhere)).body['code']).toBe('rule/other-account')
    await expectSoundMoney(at.database)
    expect(complaints).toEqual([])
  })

  it('has the wallet’s deposit: its file is compared, the unknown noted, and linked to the bank', async () => {
    const { at } = fixture
    const number = await aWalletPayment(at)
    const today = todayOf(at)
    const rows = [`${number},${today},1500,30`, `late-${width},${today},${width},0`]
    const net = 1_470 + width
    await importLine(at, await at.staff('administrator'), {
      number: `KH ${width}`,
      amount: net,
      remarks: 'KHALTI SETTLEMENT',
      day: today,
    })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto('/money/settlements')
    await page.getByRole('button', { name: 'Import a settlement' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose/ }).click()
    const file = { name: `khalti-${width}.csv`, mimeType: 'text/csv' }
    await (await chooser).setFiles({ ...file, buffer: Buffer.from(settlementCsv(...rows)) })
    await page.getByRole('button', { name: /^Import 2.lines$/ }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('table').getByRole('link').first().click()
    const unknown = page.getByRole('region', { name: 'Not in the portal' })
    await unknown.getByText(`late-${width}`).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Link' }).click()
    await page.getByText('1 transaction is not in the portal.').first().waitFor()
    await unknown.getByRole('button', { name: 'Note in suspense' }).click()
    await unknown.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Link' }).click()
    await page.getByText('In the bank', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectSoundMoney(at.database)
    expect(complaints).toEqual([])
  })
})
