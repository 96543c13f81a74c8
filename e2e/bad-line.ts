import type { Page } from 'playwright-core'

/** A line that carries so many bytes a second upwards, or nothing; what is under way then breaks. */
export async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return (bytesPerSecond: number | 'cut' | 'free') =>
    session.send('Network.emulateNetworkConditions', {
      offline: bytesPerSecond === 'cut',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: typeof bytesPerSecond === 'number' ? bytesPerSecond : -1,
    })
}

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A record of education with this marksheet, not sent. */
export async function fillRecord(page: Page, marksheet: Chosen): Promise<void> {
  await page.locator('#level').selectOption('2plus_two')
  await page.locator('#board').selectOption('NEB')
  await page.locator('#institution').fill('Bhimsen Secondary School')
  await page.locator('#majorSubject').fill('Science')
  await page.locator('#endYear').fill('2081')
  await page.locator('#gradingType').selectOption('P')
  await page.locator('#obtainedMarks').fill('81.5')
  await page.locator('#marksheet').setInputFiles(marksheet)
}
