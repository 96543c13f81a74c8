import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const failed = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => error,
  )

it('a Unix socket that is not there is a server that will be back; a missing file is not', async () => {
  const dial = () =>
    new Promise((resolve, reject) => {
      const socket = connect('/nowhere/.s.PGSQL.5432')
      socket.on('connect', resolve)
      socket.on('error', reject)
    })
  expect(isOutage(await failed(dial))).toBe(true)
  expect(isOutage(await failed(() => readFile('/nowhere/at/all')))).toBe(false)
})

it.each(['08006', '57P01', 'ECONNREFUSED', 'EPIPE', 'ENOSPC'])('%s is an outage', (code) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(true)
})

it.each(['23505', '42601', 'EACCES', ''])('%s is none', (code) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false)
})
