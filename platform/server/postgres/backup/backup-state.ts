import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterHome } from '../cluster-home.ts'

/** Target of a cluster's backups, stored beside its data. */
export type BackupState = {
  /** The backup folder, absolute. */
  readonly to: string
  readonly line: string
  /** When the last whole copy was complete: ISO text. Null: none is yet. */
  readonly lastGood: string | null
  /** When a copy was last restored for a test and found whole, and which one: ISO texts. Absent: never. */
  readonly verified?: { readonly at: string; readonly copyOf: string }
}

export function readBackupState({ folder }: Pick<ClusterHome, 'folder'>): BackupState | null {
  const file = join(folder, 'backup.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export function writeBackupState({ folder }: ClusterHome, state: BackupState): void {
  const file = join(folder, 'backup.json')
  writeFileSync(`${file}.part`, JSON.stringify(state))
  renameSync(`${file}.part`, file)
}

export function clearBackupState({ folder }: ClusterHome): void {
  rmSync(join(folder, 'backup.json'), { force: true })
}
