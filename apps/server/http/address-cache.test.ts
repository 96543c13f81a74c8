import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'

/** On a connection, which shows the bytes and headers that a client gets. */
let at: TestServer
let sita: Person
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
  sita = await at.signIn((await at.student()).email)
  for (const name of ['A', 'B', 'C', 'D', 'E']) await opening(name)
  await at.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => at.close())

const opening = (name: string) => {
  const row = anEntranceOpening('open', { name, today: todayOf(at) })
  return at.database.transaction((transaction) => storeOpening(transaction, row))
}

const path = '/api/v1/models/n_entrance_open?$orderby=Name'

type Got = {
  readonly status: number
  readonly bytes: Buffer
  readonly text: string
  readonly headers: IncomingHttpHeaders
}

function read(
  headers: Record<string, string> = {},
  url = path,
  server: TestServer['app'] = at.app,
): Promise<Got> {
  const { port } = server.server.address() as AddressInfo
  const options = { host: '127.0.0.1', port, path: url, headers: { ...asSita(), ...headers } }
  return new Promise((resolve, reject) => {
    const asking = get(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = answer
        resolve({ status, bytes, text: bytes.toString(), headers })
      })
    })
    asking.on('error', reject)
  })
}

const asSita = () => ({ authorization: `Bearer ${sita.token}` })

const isAtOnce = ({ headers }: Got) => headers['server-timing'] === undefined

/** Gives the second answer, which is sent before any route reads the request. */
async function again(
  headers: Record<string, string> = {},
  url = path,
  server: TestServer['app'] = at.app,
): Promise<Got> {
  await read(headers, url, server)
  return vi.waitFor(async () => {
    const got = await read(headers, url, server)
    if (!isAtOnce(got)) throw new Error('went the long way')
    return got
  })
}

/** Without what is another's for every answer. */
function named({ headers }: Got) {
  const { date: _, 'server-timing': __, ...rest } = headers
  return rest
}

it('says the same as the long way, in every header', async () => {
  const first = await read({}, `${path}&$top=3`)
  const second = await again({}, `${path}&$top=3`)
  expect(isAtOnce(first)).toBe(false)
  expect(second.status).toBe(200)
  expect(second.text).toBe(first.text)
  expect(named(second)).toEqual(named(first))
})

it('is packed for who reads it so, and a 304 for who has it', async () => {
  const plain = await again()
  const packed = await vi.waitFor(async () => {
    const got = await again({ 'accept-encoding': 'br' })
    expect(got.headers['content-encoding']).toBe('br')
    return got
  })
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text)
  expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
  const etag = String(packed.headers.etag)
  const known = await read({ 'accept-encoding': 'br', 'if-none-match': etag })
  expect([known.status, known.text, isAtOnce(known)]).toEqual([304, '', true])
  expect(known.headers.etag).toBe(etag)
})

it.each([
  '',
  '*',
  ',;=,',
  'br;q=0',
  'br;q=x,gzip;q=NaN',
  'zstd, deflate',
  'identity;q=0, *;q=0',
  'gzip,'.repeat(1_000),
  '\u00e9\u00ff',
])('is given whatever encodings are asked for: %j', async (accepted) => {
  const { status, headers } = await again({
    'accept-encoding': accepted,
    'if-none-match': accepted,
  })
  expect([status, headers['content-length'] === undefined]).toEqual([200, false])
})

it('is in the language that is asked for', async () => {
  const english = await again()
  const nepali = await again({ 'accept-language': 'ne' })
  expect(nepali.text).not.toBe(english.text)
  expect((await again({}, `${path}&locale=ne_NP`)).text).toBe(nepali.text)
  expect((await again()).text).toBe(english.text)
})

it('caches different columns of one address separately for each reader', async () => {
  const student = await again()
  const registrar = await at.staff('registrar')
  await at.office.listen({ port: 0, host: '127.0.0.1' })
  const own = await again({ authorization: `Bearer ${registrar.token}` }, path, at.office)
  const long = await registrar.get('/api/v1/models/n_entrance_open', { $orderby: 'Name' })
  expect(own.text).toBe(long.text)
  expect((await again()).text).toBe(student.text)
})

it('goes when what it says has changed', async () => {
  await again()
  await opening('Z, the last one')
  await vi.waitFor(async () => expect((await read()).text).toContain('Z, the last one'))
})

it('the address cache answers 401 without a session and after logout', async () => {
  const hari = await at.signIn((await at.student()).email)
  const asHari = { authorization: `Bearer ${hari.token}` }
  await again(asHari)
  await hari.post('/api/v1/auth/logout', { token: hari.token })
  for (const authorization of ['', 'Bearer x', `Basic ${sita.token}`, asHari.authorization])
    expect([authorization, (await read({ authorization })).status]).toEqual([authorization, 401])
})

it('is never of one person: their own lists are asked for each time', async () => {
  const url = '/api/v1/models/n_entrance_reg'
  for (let time = 0; time < 3; time++) expect(isAtOnce(await read({}, url))).toBe(false)
})

it('that is only for some is asked about each time', async () => {
  const url = '/api/v1/models/n_exam_open'
  for (let time = 0; time < 3; time++) expect(isAtOnce(await read({}, url))).toBe(false)
})

it('marks the session as used when its last mark is a minute old', async () => {
  await again()
  at.clock.advance(2 * 60_000)
  expect(isAtOnce(await read())).toBe(false)
  expect(isAtOnce(await again())).toBe(true)
})
