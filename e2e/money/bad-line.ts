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
