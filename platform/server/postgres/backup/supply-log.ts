import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../account.ts'
import type { Line } from './backup-folder.ts'
import { unpack } from './keep-copy.ts'

/**
 * Supplies PostgreSQL with the log of a line while it recovers, one segment at a time: it may not read the backup
 * folder, and unpacked at once the log would need much space. `command` is the restore_command; when the supply has
 * stopped it gives up with an error, not with the end of the log.
 */
export function supplyLog(line: Line, { folder, account }: { folder: string; account: Account }) {
  const desk = join(folder, 'log-desk')
  rmSync(desk, { recursive: true, force: true })
  mkdirSync(desk, { mode: 0o700 })
  own(desk, account)
  const closing = new AbortController()
  const supplying = supply()

  async function supply(): Promise<void> {
    while (!closing.signal.aborted) {
      for (const name of readdirSync(desk).filter((each) => each.startsWith('want-')))
        await answer(name.slice('want-'.length))
      await wait(10)
    }
  }

  async function answer(name: string): Promise<void> {
    const target = join(line.wal, `${name}.gz`)
    const part = join(desk, `part-${name}`)
    if (existsSync(target)) await unpack(target, part, 0o600)
    else writeFileSync(part, '')
    own(part, account)
    rmSync(join(desk, `want-${name}`), { force: true })
    renameSync(part, join(desk, `${existsSync(target) ? 'have' : 'none'}-${name}`))
  }

  return {
    command: `d='${desk.replaceAll(`'`, `'\\''`).replaceAll('%', '%%')}'; : > "$d/want-%f"; n=0; while [ $n -lt 3000 ]; do if [ -f "$d/have-%f" ]; then mv "$d/have-%f" "%p"; exit 0; fi; if [ -f "$d/none-%f" ]; then rm "$d/none-%f"; exit 1; fi; sleep 0.02; n=$((n + 1)); done; exit 255`,
    async close() {
      closing.abort()
      await supplying
      rmSync(desk, { recursive: true, force: true })
    },
  }
}

function own(path: string, account: Account): void {
  if (account !== null) chownSync(path, account.uid, account.gid)
}
