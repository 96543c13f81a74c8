import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import type { Wanted } from './page-queries.ts'
import type { ElementHandle, RemoteBrowser } from './remote-page.ts'

type Name = string | RegExp
type Query = Wanted['query']

const mostMs = 30_000
const lookEveryMs = 100

/** A page as a person uses it: found by role and text as in the other tests. */
export type Screen = Awaited<ReturnType<typeof openScreen>>

let library: Promise<string> | undefined

/** Testing Library as one script of the page. */
async function bundled(): Promise<string> {
  const entry = 'e2e/other-browsers/page-queries.ts'
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'PageQueries' } },
  })
  const [{ output }] = built as unknown as readonly [
    { readonly output: readonly [{ readonly code: string }] },
  ]
  return `${output[0].code}; window.PageQueries = PageQueries`
}

export async function openScreen(
  browser: RemoteBrowser,
  at: { readonly origin: string; readonly width: number; readonly height: number },
) {
  const page = await browser.newPage(at)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      mkdirSync('.cache/e2e', { recursive: true })
      const name = `${browser.name}-${task.name}`.replaceAll(/\W+/g, '-').slice(0, 60)
      writeFileSync(`.cache/e2e/${name}.png`, await page.screenshot())
    }
    await page.close()
  })
  library ??= bundled()
  const script = await library

  /** A page that was just loaded has no queries yet. */
  async function look(query: Query, role: string, name: Name): Promise<ElementHandle | null> {
    const isText = typeof name === 'string'
    const wanted: Wanted = {
      query,
      role,
      name: isText ? name : name.source,
      flags: isText ? null : name.flags,
    }
    const body = 'return window.PageQueries?.find(arguments[0]) ?? null'
    try {
      if (!(await page.run<boolean>('return window.PageQueries !== undefined')))
        await page.run(script)
      return await page.find(body, wanted)
    } catch {
      return null // the page is changing under the question
    }
  }

  async function waitFor(query: Query, role: string, name: Name): Promise<ElementHandle> {
    for (const end = Date.now() + mostMs; Date.now() < end; await wait(lookEveryMs)) {
      const found = await look(query, role, name)
      if (found !== null) return found
    }
    throw new Error(`No ${role} ${query} ${String(name)}`)
  }

  /** An element may be replaced between being found and being pressed. */
  async function press(role: string, name: Name): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const element = await waitFor('enabled', role, name)
      try {
        return await page.click(element)
      } catch (error) {
        if (attempt === 4) throw error
        await wait(lookEveryMs)
      }
    }
  }

  async function type(label: Name, text: string): Promise<void> {
    await page.type(await waitFor('label', '', label), text)
  }

  return {
    goto: (path: string) => page.goto(new URL(path, at.origin).href),
    sees: (text: Name) => waitFor('text', '', text),
    press,
    type,
    /** Chooses an option of a list by its value. */
    choose: async (label: string, value: string) => {
      await waitFor('label', '', label)
      await page.run('window.PageQueries.choose(...arguments)', label, value)
    },
    chooseFile: async (path: string) => {
      await page.chooseFile(await waitFor('file', '', ''), path)
    },
    isAt: async (path: RegExp) => {
      for (const end = Date.now() + mostMs; Date.now() < end; await wait(lookEveryMs))
        if (path.test(await page.run<string>('return location.pathname + location.search'))) return
      throw new Error(`Not at ${path}`)
    },
    run: page.run,
    screenshot: page.screenshot,
  }
}
