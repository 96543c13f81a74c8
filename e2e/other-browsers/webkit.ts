import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#platform/testing/free-port.ts'
import { inSight, type RemoteBrowser, type RemotePage } from './remote-page.ts'

/** The key by which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The system's WebKitGTK on a screen that is not there; its protocol is WebDriver. */
export async function openWebKit(): Promise<RemoteBrowser> {
  for (const needed of ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'])
    if (!existsSync(needed)) throw new Error(`No ${needed}: see docs/browsers.md`)
  const display = `:${90 + Math.floor(Math.random() * 900)}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await listens(origin, driver)
  // A session is one window with storage of its own; there is one at a time.
  const first = await newSession(origin)
  await first.end()
  return {
    name: first.name,
    version: first.version,
    newPage: async (size) => pageOf(await newSession(origin), size),
    close: async () => {
      driver.kill()
      screen.kill()
      await wait(0)
    },
  }
}

async function listens(origin: string, driver: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended')
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

type Session = Awaited<ReturnType<typeof newSession>>

async function newSession(origin: string) {
  const options = { binary: process.env['WEBKIT'] ?? miniBrowser, args: ['--automation'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': options }
  const { sessionId, capabilities } = await ask<{
    readonly sessionId: string
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
  }>(`${origin}/session`, { capabilities: { alwaysMatch } })
  const at = `${origin}/session/${sessionId}`
  return {
    name: capabilities.browserName,
    version: capabilities.browserVersion,
    send: <Value>(path: string, body?: object) => ask<Value>(`${at}${path}`, body),
    end: async () => {
      await fetch(at, { method: 'DELETE' })
    },
  }
}

/** A body is posted; without one the value is read. */
async function ask<Value>(url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { readonly value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.message}`)
  return value
}

async function pageOf(
  { send, end }: Session,
  size: { readonly width: number; readonly height: number },
): Promise<RemotePage> {
  await send('/timeouts', { script: 30_000, pageLoad: 60_000 })
  await send('/window/rect', size)
  const call = <Value>(body: string, args: readonly unknown[]) =>
    send<Value>('/execute/sync', { script: body, args })
  return {
    goto: async (url) => {
      await send('/url', { url })
    },
    async run<Result>(body: string, ...args: readonly unknown[]) {
      const script = `const done = arguments[arguments.length - 1]; const given = [].slice.call(arguments, 0, -1);
        Promise.resolve((function () { ${body} }).apply(null, given)).then((it) => done(JSON.stringify({ value: it ?? null })), (error) => done(JSON.stringify({ thrown: String(error) })))`
      const text = await send<string>('/execute/async', { script, args })
      const { value, thrown } = JSON.parse(text) as { value: Result; thrown?: string }
      if (thrown !== undefined) throw new Error(thrown)
      return value
    },
    async find(body, ...args) {
      const found = await call<Record<string, string> | null>(body, args)
      const id = found?.[elementKey]
      return id === undefined ? null : { id }
    },
    click: async ({ id }) => {
      await call(`const [element] = arguments; ${inSight}`, [{ [elementKey]: id }])
      await send(`/element/${id}/click`, {})
    },
    type: async ({ id }, text) => {
      await send(`/element/${id}/value`, { text })
    },
    chooseFile: async ({ id }, path) => {
      await send(`/element/${id}/value`, { text: path })
    },
    screenshot: async () => Buffer.from(await send<string>('/screenshot'), 'base64'),
    close: end,
  }
}
