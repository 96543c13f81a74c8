import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { runSuite } from '../../tools/tests/run-suite.mjs'

/** One finding: whether the target is met, with the figures that say so. */
export type Measured = { readonly holds: boolean; readonly figures: string }
/** Environment of the tests: a database and a browser of their own. */
export type Environment = Readonly<Record<string, string | undefined>>
export type Way = (environment: Environment) => Promise<Measured>

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Test files, in their long form where a variable of the environment sets it; `browser`: those of a browser. */
export function byTests(files: readonly string[], long: Environment = {}): Way {
  return (environment) => {
    const isBrowser = files.every((file) => file.endsWith('.spec.ts'))
    const config = isBrowser ? 'e2e/vitest.config.ts' : 'vitest.config.ts'
    const suite = runSuite({ config, environment: { ...environment, ...long }, files: [...files] })
    const { passed, failed } = suite
    return Promise.resolve({
      holds: suite.ok && failed === 0 && passed > 0,
      figures: `${passed} tests passed, ${failed} failed`,
    })
  }
}

/** A program that ends with 0 where the target is met; its last lines are the figures. */
export function byProgram(args: readonly string[], lines = 1): Way {
  return async (environment) => {
    const program = spawn(process.execPath, args, {
      cwd: root,
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(program, 'close')
    const printed: string[] = []
    for await (const line of createInterface(program.stdout)) {
      console.log(`  ${line}`)
      if (line.trim() !== '') printed.push(line.trim().replaceAll(/ {2,}/g, ' '))
    }
    const [code] = await ended
    return { holds: code === 0, figures: printed.slice(-lines).join('; ') }
  }
}

/** Several ways that have to hold together. */
export function all(...ways: readonly Way[]): Way {
  return async (environment) => {
    const found: Measured[] = []
    for (const way of ways) found.push(await way(environment))
    return {
      holds: found.every(({ holds }) => holds),
      figures: found.map(({ figures }) => figures).join('; '),
    }
  }
}
