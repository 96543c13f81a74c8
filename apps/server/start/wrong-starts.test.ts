import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import { type FakeS3, startFakeS3 } from '#platform/server/files/s3/testing/fake-s3.ts'
import { administer, testServer, withDatabase } from '#platform/testing/test-server.ts'
import { fakePostgres } from './testing/fake-postgres.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'wrong-start-'))
const role = `newcomer_${process.pid}`
let database: TestDatabase
let busy: Server
let oldOne: Server
let pool: Server
let session: Server
let storage: FakeS3
let page: HttpServer

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
const fakeUrl = (server: Server) => `postgres://portal:secret@127.0.0.1:${portOf(server)}/portal`

beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table schema_migration (name text primary key, sha256 text, applied timestamptz)`.execute(
    database.database.kysely,
  )
  await sql`insert into schema_migration values ('9999-of-next-year.sql', '', now())`.execute(
    database.database.kysely,
  )
  await administer(testServer(), (client) => client.query(`create role ${role} login`))
  busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  oldOne = await fakePostgres({ version: 140_010, backend: 'own' })
  pool = await fakePostgres({ version: 170_000, backend: 'shared' })
  session = await fakePostgres({ version: 170_000, backend: 'own', refuses: 'statement_timeout' })
  writeFileSync(join(scratch, 'file'), '')
  storage = await startFakeS3()
  page = createHttpServer((_request, response) => response.writeHead(405).end('<html>Not allowed'))
  await once(page.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  for (const server of [busy, oldOne, pool, session, page]) server.close()
  await storage.close()
  await database.drop()
  await administer(testServer(), (client) => client.query(`drop role ${role}`))
  rmSync(scratch, { recursive: true, force: true })
})

/** Exit code and standard error of the real program with these settings. */
async function start(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      OFFICE_PORT: '0',
      WORKERS: '1',
      LOG_LEVEL: 'silent',
      DATABASE_WAIT: '0',
      DATA_DIR: join(scratch, 'data'),
      ...environment,
    },
  })
  const [lines, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, lines: lines.split('\n').filter((line) => line !== '') }
}

type WrongStart = readonly [string, () => NodeJS.ProcessEnv, RegExp]

const wrong: readonly WrongStart[] = [
  ['a setting that is no value', () => ({ PORT: 'http' }), /^Setting PORT must be a port number/],
  [
    'a password with a character that an address does not take',
    () => ({ DATABASE_URL: 'postgres://portal:50%off@db/portal' }),
    /^Setting DATABASE_URL is no address: .*%25/,
  ],
  [
    'a network that is none',
    () => ({ TRUST_PROXY: '10.0.0.0/99' }),
    /^Setting TRUST_PROXY must be networks/,
  ],
  [
    'a closed port',
    () => ({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal' }),
    /^DATABASE_URL: nothing answers at 127\.0\.0\.1:9\. Start PostgreSQL/,
  ],
  [
    'an unknown host',
    () => ({ DATABASE_URL: 'postgres://portal:secret@db.invalid/portal' }),
    /^DATABASE_URL: (there is no host|the host) db\.invalid/,
  ],
  [
    'an unknown database',
    () => ({ DATABASE_URL: withDatabase(testServer(), 'no_such_university') }),
    /^DATABASE_URL: there is no database no_such_university\. Create it/,
  ],
  [
    'a user without rights',
    () => {
      const url = new URL(database.url)
      url.username = role
      url.password = ''
      return { DATABASE_URL: url.href }
    },
    /^DATABASE_URL: (newcomer_\d+ lacks a right .* Make it the owner|the password of newcomer_\d+ is wrong)/,
  ],
  [
    'a PostgreSQL that is too old',
    () => ({ DATABASE_URL: fakeUrl(oldOne) }),
    /^DATABASE_URL: this is PostgreSQL 14\.10; 15 or newer is needed/,
  ],
  [
    'PgBouncer in transaction mode',
    () => ({ DATABASE_URL: fakeUrl(pool) }),
    /^DATABASE_URL: this is a connection pool such as PgBouncer/,
  ],
  [
    'PgBouncer that refuses the parameters of a session',
    () => ({ DATABASE_URL: fakeUrl(session) }),
    /^DATABASE_URL: this is a connection pool such as PgBouncer/,
  ],
  [
    'a database of a newer version',
    () => ({ DATABASE_URL: database.url }),
    /^The database belongs to a newer version of the product \(it has 9999-of-next-year\.sql\)/,
  ],
  ['a port in use', () => ({ PORT: String(portOf(busy)) }), /^Port \d+ is in use\. Stop/],
  [
    'a host of another machine',
    () => ({ HOST: '192.0.2.1', PORT: '18999' }),
    /^HOST: this machine/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: join(scratch, 'file') }),
    /^DATA_DIR: .* is a file, not a folder/,
  ],
  [
    'a data folder below a file',
    () => ({ DATA_DIR: join(scratch, 'file', 'data') }),
    /^DATA_DIR: a part of .* is a file/,
  ],
]

/** Settings of the storage; `code`: its answer to the first object. */
function bucketOf(settings: NodeJS.ProcessEnv, code?: string): NodeJS.ProcessEnv {
  const { endpoint, bucket, accessKey } = storage.address
  storage.play = ({ method }) =>
    code !== undefined && method === 'PUT' ? { status: 403, code } : undefined
  return {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_ACCESS_KEY: accessKey,
    FILES_S3_SECRET_KEY: 'test-secret',
    ...settings,
  }
}

const wrongFiles: readonly WrongStart[] = [
  [
    'a bucket without its keys',
    () => bucketOf({ FILES_S3_SECRET_KEY: '' }),
    /^Setting FILES_S3_SECRET_KEY is needed when FILES_S3_BUCKET is set$/,
  ],
  [
    'a bucket that does not exist',
    () => bucketOf({ FILES_S3_BUCKET: 'elsewhere' }),
    /^FILES_S3_BUCKET: there is no bucket elsewhere at 127\.0\.0\.1:\d+\. Create it/,
  ],
  [
    'an access key that the storage does not know',
    () => bucketOf({ FILES_S3_ACCESS_KEY: 'other' }),
    /^FILES_S3_ACCESS_KEY: .* does not know this key/,
  ],
  [
    'a wrong secret key',
    () => bucketOf({}, 'SignatureDoesNotMatch'),
    /^FILES_S3_SECRET_KEY: .* refuses it\. Correct the key that belongs to FILES_S3_ACCESS_KEY/,
  ],
  [
    'a key that may only read',
    () => bucketOf({}, 'AccessDenied'),
    /^FILES_S3_ACCESS_KEY: this key may not write objects of the bucket files\. Allow it/,
  ],
  [
    'a clock that is wrong',
    () => bucketOf({}, 'RequestTimeTooSkewed'),
    /^The clock of this machine and that of 127.*Set them by NTP\.$/,
  ],
  [
    'a storage that does not run',
    () => bucketOf({ FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }),
    /^FILES_S3_ENDPOINT: nothing answers at 127\.0\.0\.1:9\. Start the storage/,
  ],
  [
    'a storage without TLS',
    () => bucketOf({ FILES_S3_ENDPOINT: storage.address.endpoint.replace('http:', 'https:') }),
    /^FILES_S3_ENDPOINT: .* has no TLS\. Write http:/,
  ],
  [
    'a web server that is no storage',
    () => bucketOf({ FILES_S3_ENDPOINT: `http://127.0.0.1:${portOf(page)}` }),
    /^FILES_S3_ENDPOINT: The bucket files at 127.* did not write: .* Correct the address of an S3/,
  ],
]

describe('a wrong start is one line and exit code 1:', () => {
  it.each([...wrong, ...wrongFiles])('%s', async (_name, environment, line) => {
    const { code, lines } = await start(environment())
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(code).toBe(1)
    expect(lines.join()).not.toMatch(/secret|50%off/)
  })
})

it('a database that is away at the start is waited for, with one line that says so', async () => {
  const { code, lines } = await start({
    DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal',
    DATABASE_WAIT: '3',
  })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^Waiting up to 3 s for the database \(connect ECONNREFUSED/),
    expect.stringMatching(/^DATABASE_URL: nothing answers/),
  ])
})

it('several processes that cannot start are one line too', async () => {
  const { code, lines } = await start({ WORKERS: '2', DATABASE_URL: database.url })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
})
