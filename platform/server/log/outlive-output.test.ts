import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))

it.runIf(existsSync('/dev/full'))('a log on a full disk does not end the server', async () => {
  const code = `const { outliveOutput } = await import(${module('./outlive-output.ts')})
    const { createLog } = await import(${module('./log.ts')})
    outliveOutput()
    const log = createLog({ level: 'info' })
    log.info('lost')
    setTimeout(() => log.info('lost again'), 50)
    setTimeout(() => process.exit(7), 100)`
  const full = openSync('/dev/full', 'w')
  const server = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, 'inherit'],
  })
  closeSync(full)
  expect(await once(server, 'exit')).toEqual([7, null])
})
