import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('./temporary-cluster.ts', import.meta.url))

it('a cluster whose owner is killed goes away with its folder', async () => {
  const code = `const { temporaryCluster } = await import(${JSON.stringify(module)})
    console.log((await temporaryCluster()).url)
    setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(owner.stdout, 'data')
  const folder = new URL(String(url).trim()).searchParams.get('host') ?? ''
  const [pid] = readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n').map(Number)
  owner.kill('SIGKILL')
  while (existsSync(folder)) await wait(20)
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
})
