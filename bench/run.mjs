// npm run bench: everything that is measured, as ratios of one run. `npm run bench -- portal` runs one of them, what follows its
// name being its own: `npm run bench -- result-day --share 0.1 --seconds 600`. Each has a process of its own.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from '../tools/node-version.mjs'

requireNode24()

const usual = ['portal', 'pdf', 'gradesheets', 'prepare', 'release', 'uploads']
const known = [
  ...usual,
  'imports',
  'pictures',
  'bulk-print',
  'own-place',
  'money/payment-search',
  'money/reconciliation',
  'reports',
  'security',
  'upgrade',
  'result-day',
  'cpu',
]

const [asked, ...itsArguments] = process.argv.slice(2)
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1)
const chosen = asked === undefined ? usual : known.filter((path) => nameOf(path) === asked)
if (chosen.length === 0) {
  console.error(`No benchmark is called ${asked}. There are: ${known.map(nameOf).join(', ')}.`)
  process.exit(1)
}

for (const path of chosen) {
  const file = fileURLToPath(new URL(`${path}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...itsArguments], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
