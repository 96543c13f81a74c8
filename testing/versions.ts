import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const shared = ['node_modules', 'dist']
const left = new Set([...shared, 'data', '.git', '.cache'])

/** The files of an earlier version, with the packages and pages of this one. */
export function versionOf(commit: string): string {
  const folder = newFolder()
  const { status } = spawnSync('sh', ['-c', `git archive "$0" | tar -x -C "$1"`, commit, folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`git has no version ${commit}`)
  return folder
}

/** A copy of this version; `migration` makes it a later one. */
export function copyOfThisVersion(migration?: string): string {
  const folder = newFolder()
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(relative(root, path)) })
  if (migration !== undefined)
    writeFileSync(join(folder, 'features/auth/server/migrations/9999-later.sql'), migration)
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  for (const name of shared) symlinkSync(join(root, name), join(folder, name))
  return folder
}
