// npm run check: format, lint, types, dead code. Everything that takes seconds.
import { spawn } from 'node:child_process'
import { requireNode24 } from './node-version.mjs'

requireNode24()
const steps = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'types of rules', command: 'tsc', args: ['-p', 'tsconfig.rules.json'] },
  { name: 'types of server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types of portal', command: 'tsc', args: ['-p', 'tsconfig.portal.json'] },
  { name: 'types of the worker', command: 'tsc', args: ['-p', 'tsconfig.worker.json'] },
  { name: 'types of office', command: 'tsc', args: ['-p', 'tsconfig.office.json'] },
  { name: 'types of e2e', command: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
]

/** Runs every step, prints the output of the failed ones, and gives their number. */
export async function check() {
  let failed = 0
  for (const { name, command, args } of steps) {
    const { code, output } = await run(`node_modules/.bin/${command}`, args)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (code !== 0) console.log(output)
    if (code !== 0) failed++
  }
  return failed
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

if (import.meta.main) process.exitCode = (await check()) === 0 ? 0 : 1
