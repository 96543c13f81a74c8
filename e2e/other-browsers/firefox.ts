import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/testing/free-port.ts'
import { openBidi } from './bidi.ts'
import { type ElementHandle, inSight, type RemoteBrowser, type RemotePage } from './remote-page.ts'

/** Nothing is asked of the network but the page, and files are stored where the test finds them. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'remote.active-protocols': 1,
}

type Evaluated = {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly sharedId?: string; readonly value?: string; readonly type: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** The system's Firefox without a window; its protocol is WebDriver BiDi. */
export async function openFirefox(): Promise<RemoteBrowser> {
  const program = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
  if (!existsSync(program)) throw new Error(`No Firefox at ${program}: see docs/browsers.md`)
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
  ]
  const firefox = spawn(program, args, { stdio: 'ignore' })
  const { send, close } = await openBidi(`ws://127.0.0.1:${port}/session`)
  const session = await send('session.new', { capabilities: {} })
  const { browserName, browserVersion } = session['capabilities'] as Record<string, string>
  return {
    name: browserName ?? '',
    version: browserVersion ?? '',
    newPage: (size) => newPage(send, size),
    async close() {
      await send('browser.close', {}).catch(() => undefined)
      close()
      firefox.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Send = Awaited<ReturnType<typeof openBidi>>['send']

async function newPage(
  send: Send,
  viewport: { readonly width: number; readonly height: number },
): Promise<RemotePage> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport })
  const call = async (body: string, args: readonly unknown[]) => {
    const answer = (await send('script.callFunction', {
      functionDeclaration: `function (given) { return (function () { ${body} }).apply(null, JSON.parse(given)) }`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
      resultOwnership: 'root',
      serializationOptions: { maxDomDepth: 0 },
    })) as Evaluated
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return answer.result
  }
  const onElement = (element: ElementHandle, body: string) =>
    send('script.callFunction', {
      functionDeclaration: `function (element) { ${body} }`,
      arguments: [shared(element)],
      target: { context },
      awaitPromise: false,
    })
  const pointer = (element: ElementHandle) => ({
    type: 'pointer',
    id: 'finger',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: shared(element) } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  })
  const perform = (source: object) => send('input.performActions', { context, actions: [source] })
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run<Result>(body: string, ...args: readonly unknown[]) {
      const found = await call(
        `return Promise.resolve((function () { ${body} }).apply(null, arguments)).then((it) => JSON.stringify(it ?? null))`,
        args,
      )
      return JSON.parse(found?.value ?? 'null') as Result
    },
    async find(body, ...args) {
      const id = (await call(body, args))?.sharedId
      return id === undefined ? null : { id }
    },
    click: async (element) => {
      await onElement(element, inSight)
      await perform(pointer(element))
    },
    type: async (element, text) => {
      await onElement(element, 'element.focus()')
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform({ type: 'key', id: 'keys', actions })
    },
    chooseFile: async (element, path) => {
      await send('input.setFiles', { context, element: shared(element), files: [path] })
    },
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      await send('browsingContext.close', { context })
      await send('browser.removeUserContext', { userContext })
    },
  }
}

function shared({ id }: ElementHandle) {
  return { sharedId: id }
}
