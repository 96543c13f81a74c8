import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { type Account, spawnAs } from '#platform/server/postgres/account.ts'

type ProgramStart = {
  readonly path: string
  readonly args: readonly string[]
  readonly account: Account
  readonly log: string
}

const started = new Set<() => void>()
process.once('exit', () => started.forEach((killNow) => killNow()))

export type Program = ReturnType<typeof program>

/** A program that is started, killed with SIGKILL and started again. It ends with this process. */
export function program({ path, args, account, log }: ProgramStart) {
  let child: ChildProcess | null = null
  started.add(killNow)

  function start(): void {
    const file = openSync(log, 'a')
    child = spawn(path, args, { ...spawnAs(account), stdio: ['ignore', file, file] })
    closeSync(file)
  }

  function killNow(): void {
    if (child?.pid === undefined || child.exitCode !== null) return
    child.kill('SIGKILL')
  }

  return {
    start,
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    async kill(): Promise<void> {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      killNow()
      await gone
    },
  }
}
