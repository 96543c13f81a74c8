import { type CDPSession, chromium, type Page } from 'playwright-core'

type SlowPhone = { readonly page: Page; readonly close: () => Promise<void> }

/** Parts of the browser's profile that we read. */
type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** Times by file (`assets/….js`), or by what the browser does itself: `(program)`, `(garbage collector)`. */
type Times = ReadonlyMap<string, number>

const everyMicroseconds = 250
/** Before the portal fetches ahead, two seconds after it is drawn. */
const quietMs = 1_500
const slower = 4

/** A phone of 360 pixels. */
export async function openSlowPhone(origin: string): Promise<SlowPhone> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'block',
  })
  return { page: await context.newPage(), close: () => browser.close() }
}

/** Milliseconds of each file's own functions, from the start of a visit until it is quiet: the middle of so many visits. */
export async function medianTimes(page: Page, path: string, visits: number): Promise<Times> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Profiler.enable')
  await browser.send('Profiler.setSamplingInterval', { interval: everyMicroseconds })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const seen: Times[] = []
  for (let visit = 0; visit < visits; visit += 1) seen.push(await timesOfVisit(page, browser, path))
  await browser.detach()
  const names = new Set(seen.flatMap((times) => [...times.keys()]))
  const median = (name: string) =>
    seen.map((times) => times.get(name) ?? 0).toSorted((one, other) => one - other)[
      Math.floor(visits / 2)
    ] ?? 0
  return new Map([...names].map((name) => [name, median(name)]))
}

async function timesOfVisit(page: Page, browser: CDPSession, path: string): Promise<Times> {
  await page.goto('about:blank')
  await browser.send('Profiler.start')
  await page.goto(path)
  await page.waitForLoadState('load')
  await page.waitForTimeout(quietMs)
  const { profile } = await browser.send('Profiler.stop')
  return ownTimes(profile)
}

function ownTimes({ nodes, samples = [], timeDeltas = [] }: Profile): Times {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [at, sample] of samples.entries()) {
    const name = names.get(sample) ?? '(idle)'
    if (name === '(idle)') continue
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at + 1] ?? 0) / 1_000)
  }
  return times
}

function nameOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  const file = /assets\/[^?]+\.js/.exec(url)?.[0]
  if (file !== undefined) return file
  if (url !== '') return 'scripts in the page'
  return functionName.startsWith('(') ? functionName : '(program)'
}
