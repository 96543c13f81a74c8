import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ClusterHome } from './cluster-home.ts'
import { lastWords } from './start-postmaster.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-words-'))
  mkdirSync(join(folder, 'logs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function lastWordsIn(log: string): string {
  writeFileSync(join(folder, 'start.log'), log)
  return lastWords({
    startLog: join(folder, 'start.log'),
    logs: join(folder, 'logs'),
  } as ClusterHome)
}

it('finds the reason why PostgreSQL ended, not its messages about refused connections', () => {
  const ended = 'FATAL:  recovery ended before configured recovery target was reached'
  const shut = ['is starting up', 'is in recovery mode', 'is shutting down']
    .map((how) => `FATAL:  the database system ${how}`)
    .join('\n')
  expect(lastWordsIn(`LOG:  starting\n${ended}\n${shut}\n`)).toBe(
    'recovery ended before configured recovery target was reached',
  )
})
