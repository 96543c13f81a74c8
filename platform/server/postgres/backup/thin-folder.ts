import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBases, lineOf, namesIn, segmentsOf } from './backup-folder.ts'
import { thin } from './thin.ts'

/** Takes away what a backup folder need not keep any longer. */
export function thinFolder(folder: string, nowMs: number): void {
  const bases = findBases(folder)
  const retained = thin(bases, nowMs)
  for (const base of bases)
    if (!retained.bases.includes(base)) rmSync(base.folder, { recursive: true, force: true })
  for (const name of namesIn(join(folder, 'lines'))) {
    const line = lineOf(folder, name)
    for (const segment of segmentsOf(line))
      if (!retained.isNeeded(name, segment))
        rmSync(join(line.wal, `${segment}.gz`), { force: true })
  }
}
