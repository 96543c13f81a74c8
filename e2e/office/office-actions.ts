import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import type { Role } from '#features/roles/rules/facts.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { proposalText } from '#features/two-people/rules/screen-messages.ts'
import type { Language } from '#platform/pure/message.ts'
import { anApplicant } from '#testing/applicant.ts'
import { personAt } from '#testing/person.ts'
import { testCodeSecret, testPassword } from '#testing/test-people.ts'
import type { University } from '../university.ts'

export const wide = { width: 1366, height: 900 } as const
export const narrow = { width: 1024, height: 900 } as const
/** The two screens an office has: queue and review beside each other, and one of the two. */
export const officeViewports = [
  ['1366 px', wide],
  ['1024 px', narrow],
] as const

let people = 0
/** Of the password that all of them have; a hash takes a sixth of a second. */
let passwordHash: Promise<string> | undefined

/** A member of staff with a phone, not signed in yet. */
export async function aColleague(at: University, role: Role, name: string): Promise<string> {
  const email = `colleague${people++}@staff.example`
  passwordHash ??= createPasswords().then((passwords) => passwords.hash(testPassword))
  const credentials = { passwordHash: await passwordHash, codeSecret: testCodeSecret }
  const person = { name, email, roles: [role], ...credentials }
  await at.database.transaction((transaction) => storeStaff(transaction, person))
  return email
}

/** Signed in as the sign-in page would have done it, which takes two seconds; the overview is open. */
export async function signInAtOffice(page: Page, at: University, email: string): Promise<void> {
  const code = () => codeAt(testCodeSecret, at.clock.nowMs())
  const person = await personAt(at.office, { email, password: testPassword, code })
  const { token, refreshToken, userId, signedIn } = person
  const session = {
    token,
    refreshToken,
    userId,
    name: signedIn['name'],
    role: signedIn['role'],
    email,
  }
  await page.goto('/icon.svg')
  await page.evaluate(
    (stored) => localStorage.setItem('office_session', stored),
    JSON.stringify(session),
  )
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Areas' }).waitFor()
}

/** The next page of this browser is in this language, as after a press on the switch. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (stored) => localStorage.setItem('language', stored),
    JSON.stringify(language),
  )
}

/** Password, then the six digits, which send themselves. */
export async function typeSignIn(page: Page, at: University, email: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('One-time code').fill(codeAt(testCodeSecret, at.clock.nowMs()))
  await page.getByRole('navigation', { name: 'Areas' }).waitFor()
}

/** Types the next code of the phone into a proposal; a code counts once, so time passes until there is another. */
export async function typeFreshCode(
  page: Page,
  at: University,
  language: Language = 'en',
): Promise<void> {
  at.clock.advance(30_000)
  const code = page.getByLabel(proposalText.code[language]).first()
  await code.fill(codeAt(testCodeSecret, at.clock.nowMs()))
}

/** The item in hand has been looked at long enough, its picture, where it has one, is there: a key may decide. */
export async function lookedAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.paper img')
    if (image === null) return document.querySelector('.review-body.no-files') !== null
    return image.complete && image.naturalWidth > 0
  })
  await page.waitForTimeout(450)
}

let slips = 0

/** A voucher that waits, its slip a picture with its number on it; `facts` as the student typed them. */
export async function aVoucher(
  at: University,
  facts: { name?: string; slip?: Uint8Array; opening?: number } & Record<string, unknown> = {},
): Promise<{ paymentId: number; slip: Uint8Array; name: string }> {
  const { name = `Student ${slips}`, slip: given, opening, ...typed } = facts
  const applicant = await anApplicant(at, opening, { name })
  const slip = given ?? (await slipPicture(slips))
  const sent = await applicant.uploadVoucher(slip, {
    filename: 'slip.jpg',
    bank: 'Nepal Bank',
    voucher_no: `0093 ${4000 + slips++}`,
    voucher_date: new Date(at.clock.nowMs()).toISOString().slice(0, 10),
    ...typed,
  })
  if (sent.status !== 200) throw new Error(sent.text)
  return { paymentId: Number(sent.body['C_Payment_ID']), slip, name }
}

async function slipPicture(number: number): Promise<Uint8Array> {
  const line = (y: number, text: string, size = 30) =>
    `<text x="50" y="${y}" font-size="${size}" font-family="sans-serif" fill="#17335c">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="900">
    <rect width="700" height="900" fill="#f4efe0"/>${line(90, 'NEPAL BANK LTD.', 40)}
    ${line(170, `Deposit voucher No. 0093 ${4000 + number}`)}${line(230, 'A/C No. 0120 1002 3456 78')}
    ${line(330, 'Total 1,500/-', 44)}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
