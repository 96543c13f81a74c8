import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True when a program is on the PATH, or where Debian has those of the administrator. */
export function isInstalled(program: string): boolean {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  )
}
