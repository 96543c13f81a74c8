import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

/** Installs Debian or Ubuntu packages when this machine allows it; else stops with the one line that says what to do. */
export function ensureDebianPackages(names, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `${what} is missing. Install it (Debian/Ubuntu: apt-get install ${names.join(' ')}) and run the command again.`,
    )
    process.exit(1)
  }
  console.log(`Installing ${what} (${names.join(', ')}) ...`)
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    quiet,
  )
  if (status !== 0) {
    console.error(`apt-get install ${names.join(' ')} failed.`)
    process.exit(1)
  }
}
