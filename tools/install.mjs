// Installs what package-lock.json names, once per lock file. Plain JavaScript on purpose:
// it must run on any Node >= 20 before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed-lock`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (first start, or the lock file changed) ...')
  // Not `npm ci`: it would remove every package first, for one that changed.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) {
    console.error('npm install failed. Check the network connection and run the command again.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
await import('./packages/link.mjs')
// `npm start` is `exec node …`: the shell becomes the server, so that a signal to npm reaches it. Windows has no exec.
if (process.platform === 'win32') writeFileSync(`${root}node_modules/.bin/exec.cmd`, '@%*\r\n')
