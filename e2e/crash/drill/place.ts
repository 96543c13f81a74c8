import { chmodSync, chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, findAccount } from '#platform/server/postgres/account.ts'
import { type DrillPorts, drillPorts } from './ports.ts'
import type { Programs } from './programs.ts'

/** Programs, ports and folder of a drill; `account` runs PostgreSQL, which refuses to be run by root. */
export type DrillPlace = {
  readonly programs: Programs
  readonly account: Account
  readonly folder: string
  readonly ports: DrillPorts
}

export async function openDrillPlace(programs: Programs): Promise<DrillPlace> {
  const account = findAccount()
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))
  chmodSync(folder, 0o755)
  if (account !== null) chownSync(folder, account.uid, account.gid)
  return { programs, account, folder, ports: await drillPorts() }
}
