import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { portrait, signature } from '#features/profile/testing/portrait.ts'
import { fillRecord } from './education-actions.ts'
import { slip } from '../office/slips.ts'

const family = {
  fatherName: 'राम बहादुर',
  motherName: 'गीता देवी',
  grandfatherName: 'हरि बहादुर',
  grandmotherName: 'माया देवी',
  guardianPhone: '९८०००००००१',
  ethnicity: 'जनजाति',
  religion: 'हिन्दु',
  nationality: 'नेपाली',
  citizenshipNumber: '१२-०१-७०-०४३२१',
} as const

/** The whole profile on its four open pages, in Nepali, each refused once before it is right. */
export async function fillProfile(page: Page): Promise<void> {
  await page.getByText('४मध्ये ० पूरा').waitFor()
  await fillGeneral(page)
  await page.getByRole('link', { name: 'अर्को' }).click()
  await page.waitForURL('**/profile/documents')
  await fillImages(page)
  await page.getByRole('link', { name: 'अर्को' }).click()
  await page.waitForURL('**/profile/address')
  await fillAddress(page)
  await page.getByRole('link', { name: 'अर्को' }).click()
  await page.waitForURL('**/profile/education')
  await fillEducation(page)
  await page.getByText('४मध्ये ४ पूरा').waitFor()
}

async function fillGeneral(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await page
    .getByRole('alert')
    .getByText(/^कृपया सबै आवश्यक विवरण भर्नुहोस्: बुबाको नाम, आमाको नाम, /)
    .first()
    .waitFor()
  for (const [name, value] of Object.entries(family)) await page.locator(`#${name}`).fill(value)
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await page.getByText('सबै विवरण सफलतापूर्वक बुझाइयो!').first().waitFor()
  await page.getByText('४मध्ये १ पूरा').waitFor()
  expect(await page.locator('#citizenshipNumber').inputValue()).toMatch(/^.{4,6}•••••$/)
}

async function fillImages(page: Page): Promise<void> {
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await portrait(3)) }
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.getByRole('button', { name: 'ठूलो पार्नुहोस्' }).click()
  await page.getByRole('application').press('ArrowLeft')
  await page.getByRole('button', { name: 'यही फोटो राख्नुहोस्' }).click()
  await page.getByText('फोटो सफलतापूर्वक अपलोड भयो!').first().waitFor()
  const signed = { name: 's.png', mimeType: 'image/png', buffer: Buffer.from(await signature(3)) }
  await page.locator('input[type=file]').last().setInputFiles(signed)
  await page.getByRole('button', { name: 'यही हस्ताक्षर राख्नुहोस्' }).click()
  await page.getByText('हस्ताक्षर सफलतापूर्वक अपलोड भयो!').first().waitFor()
  await page.getByText('४मध्ये २ पूरा').waitFor()
}

async function fillAddress(page: Page): Promise<void> {
  expect(await page.locator('#Permanent-districtId').isDisabled()).toBe(true)
  await page.locator('#Permanent-provinceId').selectOption({ label: 'बागमती प्रदेश' })
  await page.locator('#Permanent-districtId').selectOption({ label: 'रसुवा' })
  await page.locator('#Permanent-municipalityId').selectOption({ label: 'गोसाईकुण्ड गाउँपालिका' })
  await page.locator('#Permanent-ward').fill('३५')
  await page.locator('#Permanent-tole').fill('स्याफ्रुबेसी')
  await page.getByRole('button', { name: 'स्थायी ठेगानाबाट सार्नुहोस्' }).click()
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await page.getByText('वडा १देखि ६सम्मको अङ्क हुनुपर्छ').first().waitFor()
  await page.locator('#Permanent-ward').fill('५')
  await page.locator('#Temporary-ward').fill('5')
  await page.getByText('Gosaikunda Rural Municipality-5, स्याफ्रुबेसी, Rasuwa').last().waitFor()
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await page.getByText('ठेगाना सफलतापूर्वक सुरक्षित भयो!').first().waitFor()
  await page.getByText('४मध्ये ३ पूरा').waitFor()
}

async function fillEducation(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'विवरण सुरक्षित गर्नुहोस्' })
  await save.click()
  await page.getByText('सुरक्षित गर्ने शैक्षिक विवरण छैन। कृपया आवश्यक विवरण भर्नुहोस्।').first().waitFor()
  await fillRecord(page, await slip(7), {
    institution: 'भीमसेन माध्यमिक विद्यालय',
    majorSubject: 'विज्ञान',
    endYear: '२०८१',
    gradingType: 'G',
    obtainedMarks: '४.२',
  })
  await save.click()
  await page.getByText('विवरण मिलेन: सीजीपीएमा जीपीए ४.०भन्दा बढी हुँदैन').first().waitFor()
  await page.locator('#obtainedMarks').fill('३.४')
  await save.click()
  await page.getByText('शैक्षिक विवरण सफलतापूर्वक सुरक्षित भयो!').first().waitFor()
  expect(await page.locator('#institution').inputValue()).toBe('')
}
