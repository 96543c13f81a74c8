import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A backup folder holds `files` (uploads by content hash) and `lines`: one line for each life of the database, begun by
 * the first backup and by every restore, with `bases/<time>` (whole copies) and `wal` (what happened between and after).
 */
export type Line = { readonly name: string; readonly bases: string; readonly wal: string }

/** One whole copy, complete. Times are ISO texts of the database's clock; segments are names of WAL files. */
export type Base = {
  readonly line: string
  readonly folder: string
  readonly begun: string
  /** From this moment on the database can be restored with it. */
  readonly finished: string
  readonly firstSegment: string
  readonly lastSegment: string
}

/** Beside `data` in a base, written last. */
export const noteName = 'backup.json'

export function lineOf(folder: string, name: string): Line {
  const line = join(folder, 'lines', name)
  return { name, bases: join(line, 'bases'), wal: join(line, 'wal') }
}

export function filesOf(folder: string): string {
  return join(folder, 'files')
}

/** A name that sorts by time: 20261122T041000Z */
export function timeName(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Every complete base, the oldest first. */
export function findBases(folder: string): readonly Base[] {
  const lines = join(folder, 'lines')
  return namesIn(lines)
    .flatMap((line) => namesIn(join(lines, line, 'bases')).map((name) => ({ line, name })))
    .flatMap(({ line, name }) => {
      const base = join(lines, line, 'bases', name)
      const note = join(base, noteName)
      return existsSync(note)
        ? [{ ...JSON.parse(readFileSync(note, 'utf8')), line, folder: base }]
        : []
    })
    .toSorted((one, other) => one.finished.localeCompare(other.finished))
}

/** Names of the stored segments of a line, without their ending. */
export function segmentsOf(line: Line): readonly string[] {
  return namesIn(line.wal)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => name.slice(0, -'.gz'.length))
}

export function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
