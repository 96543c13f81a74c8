import type { Page } from 'playwright-core'

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const typed = {
  institution: 'Bhimsen Secondary School',
  majorSubject: 'Science',
  endYear: '2081',
  gradingType: 'P',
  obtainedMarks: '81.5',
}

/** A record of education with this marksheet, not sent. */
export async function fillRecord(
  page: Page,
  marksheet: Chosen,
  facts: Partial<typeof typed> = {},
): Promise<void> {
  const { gradingType, ...texts } = { ...typed, ...facts }
  await page.locator('#level').selectOption('2plus_two')
  await page.locator('#board').selectOption('NEB')
  await page.locator('#gradingType').selectOption(gradingType)
  for (const [name, text] of Object.entries(texts)) await page.locator(`#${name}`).fill(text)
  await page.locator('#marksheet').setInputFiles(marksheet)
  // A photo is made smaller first; until then it is not chosen.
  await page.getByText(marksheet.name).first().waitFor()
}
