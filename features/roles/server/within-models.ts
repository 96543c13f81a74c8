import { accessOf } from '#platform/server/model-engine/access.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process, Shown } from '#platform/server/processes/process.ts'

/**
 * A process with the roles that may read everything it shows: rights on models decide, so that no process shows a role
 * what its models hide. Rows that a role may not read whole count only with the columns the process names.
 */
export function withinModels(process: Process, dictionary: Dictionary): Process {
  const { shows = [], roles } = process
  if (shows === 'row-by-row') return process
  return {
    ...process,
    roles: roles.filter((role) => shows.every((shown) => mayRead(role, shown, dictionary))),
  }
}

/** True if a role may read these columns of a model, or whole rows if none are named. */
export function mayRead(role: string, { table, columns }: Shown, dictionary: Dictionary): boolean {
  const model = dictionary.get(table)
  if (model === undefined) throw new Error(`A process shows ${table}, which is no model`)
  const access = accessOf(model, role)
  if (access === undefined) return false
  const { columns: readable } = access
  if (readable === undefined) return true
  return columns?.every((column) => readable.includes(column)) ?? false
}
