import { createServer } from 'node:net'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { StartProblem, startProblem } from './start-problem.ts'

const folder = { DATA_DIR: '/srv/data' }

/** The error of a real connection. */
async function errorOf(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return null
  } catch (error) {
    return error
  }
}

it('names a database that does not exist, and how to make it', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = '/no_such_university'
  const line = startProblem(await errorOf(url.href), { ...folder, DATABASE_URL: url.href })
  expect(line).toBe(
    'DATABASE_URL: there is no database no_such_university. Create it: createdb no_such_university',
  )
})

it('names host and port where nothing answers, and a host that does not exist', async () => {
  const closed = 'postgres://vidyarthi:secret@127.0.0.1:9/vidyarthi'
  expect(startProblem(await errorOf(closed), { ...folder, DATABASE_URL: closed })).toBe(
    'DATABASE_URL: nothing answers at 127.0.0.1:9. Start PostgreSQL there, or correct host and port.',
  )
  const error = Object.assign(new Error('getaddrinfo'), {
    code: 'ENOTFOUND',
    hostname: 'db.example',
  })
  expect(startProblem(error, folder)).toContain('there is no host db.example')
})

it('names the user whose password is wrong, and not the password', () => {
  const error = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  const DATABASE_URL = 'postgres://vidyarthi:secret@db.example/university'
  const line = startProblem(error, { ...folder, DATABASE_URL })
  expect(line).toBe('DATABASE_URL: the password of vidyarthi is wrong.')
  expect(line).not.toContain('secret')
})

it('names a port that is in use', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => first.once('listening', resolve))
  const address = first.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const second = createServer()
  const error = await new Promise((resolve) => {
    second.once('error', resolve).listen(port, '127.0.0.1')
  })
  first.close()
  expect(startProblem(error, folder)).toBe(
    `Port ${port} is in use. Stop the other program, or set PORT, OFFICE_PORT and METRICS_PORT.`,
  )
})

it('tells a port without rights from a folder without rights', () => {
  const denied = { code: 'EACCES', message: 'permission denied' }
  const port = Object.assign(new Error(), denied, { syscall: 'listen', port: 443 })
  expect(startProblem(port, folder)).toContain('Port 443 needs the rights of root')
  const file = Object.assign(new Error(), denied, { syscall: 'mkdir', path: '/srv/data/files' })
  expect(startProblem(file, folder)).toContain('may not write to /srv/data/files')
})

it('passes on the lines of our own, and leaves a fault of the program its stack', () => {
  expect(startProblem(new StartProblem('No university.'), folder)).toBe('No university.')
  expect(startProblem(new ClusterProblem('No room.'), folder)).toBe('No room.')
  expect(startProblem(new TypeError('x is not a function'), folder)).toBeNull()
  expect(startProblem(Object.assign(new Error('?'), { code: 'XX000' }), folder)).toBeNull()
})

const failing = (code: string, more: object = {}) =>
  Object.assign(new Error('it failed'), { code, ...more })

it.each([
  [failing('ENOSPC'), 'No space is left on the disk of /srv/data.'],
  [failing('EDQUOT'), 'The quota of this user'],
  [failing('EROFS', { path: '/srv/data/files' }), 'DATA_DIR: the disk of /srv/data/files'],
  [failing('ENOTDIR', { path: '/srv/data' }), 'DATA_DIR: a part of /srv/data is a file'],
  [failing('25006'), 'DATABASE_URL: of that name is read-only'],
  [failing('53100'), 'DATABASE_URL: the disk of the PostgreSQL is full'],
  [failing('53300'), 'DATABASE_URL: PostgreSQL has no connection left'],
  [failing('SELF_SIGNED_CERT_IN_CHAIN'), 'DATABASE_URL: the certificate of this PostgreSQL'],
  [
    new Error('The server does not support SSL connections'),
    'DATABASE_URL: this PostgreSQL has no TLS',
  ],
  [new Error('timeout expired'), 'DATABASE_URL: its host does not answer'],
  [
    failing('ENOENT', { syscall: 'connect', address: '/run/x' }),
    'DATABASE_URL: there is no socket /run/x',
  ],
  [
    failing('EACCES', { syscall: 'connect', address: '/run/x' }),
    'DATABASE_URL: this user may not use',
  ],
  [failing('ENOTFOUND', { hostname: 'here.example' }), 'HOST: this machine has no address'],
])('%s is one line that says what to do', (error, line) => {
  const text = startProblem(error, { ...folder, HOST: 'here.example' })
  expect(text?.startsWith(line)).toBe(true)
  expect(text).toMatch(/\.$/)
  expect(text).not.toContain('\n')
})
