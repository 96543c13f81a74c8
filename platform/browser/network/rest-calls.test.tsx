import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '../language.ts'
import { createRestClient, type Tokens } from './rest-client.ts'
import { NoAnswer, RestProblem } from './rest-failure.ts'
import { sharedComputer } from '../storage/shared-computer.ts'
import { fakeNetwork, type FakeNetwork } from '../testing/network.ts'

const path = '/api/v1/models/c_payment'
let network: FakeNetwork
let token: string | null
const tokens: Tokens = {
  token: () => token,
  refresh: vi.fn(() => Promise.resolve(false)),
  missing: () => new Error('Authentication required'),
  rejected: vi.fn(),
}
const rest = createRestClient(tokens)

beforeEach(() => {
  token = 'one'
  vi.mocked(tokens.refresh).mockReset().mockResolvedValue(false)
  vi.mocked(tokens.rejected).mockReset()
  network = fakeNetwork()
})
const sent = (at: number) => network.left[at]?.headers

describe('a call', () => {
  it('carries token, type and language, and every POST a key of its own', async () => {
    language.set('ne')
    network.on(`POST ${path}`, () => ({ body: {} }))
    await rest.post(path, {})
    await rest.post(path, {})
    expect(sent(0)?.get('Authorization')).toBe('Bearer one')
    expect(sent(0)?.get('Content-Type')).toBe('application/json')
    expect(sent(0)?.get('Accept-Language')).toBe('ne')
    expect(sent(0)?.get('Idempotency-Key')).not.toBe(sent(1)?.get('Idempotency-Key'))
  })

  it('names its type also without a body, and sends no token where none is wanted', async () => {
    network.on(`GET ${path}`, () => ({ body: {} }))
    await rest.get(path)
    await rest.get(path, { anonymous: true })
    expect(sent(0)?.get('Content-Type')).toBe('application/json')
    expect(sent(1)?.get('Authorization')).toBeNull()
    expect(sent(1)?.get('Content-Type')).toBeNull()
  })

  it('that the head script has sent ends after 20 s too, though it cannot be aborted', async () => {
    vi.useFakeTimers()
    const never = new Promise<Response>(() => {})
    window.earlyAnswers = { [path]: { token: 'one', answer: never } }
    const asked = rest.get(path)
    await Promise.all([
      expect(asked).rejects.toMatchObject({ why: 'timeout' }),
      vi.advanceTimersByTimeAsync(20_000),
    ])
    expect(network.left).toEqual([])
  })

  it('counts an answer that came while the device slept through all the time it had', async () => {
    vi.useFakeTimers()
    let answer: (reply: { body: unknown }) => void = () => {}
    network.on(`GET ${path}`, () => new Promise((resolve) => (answer = resolve)))
    const asked = rest.get(path)
    vi.advanceTimersToNextTimer()
    answer({ body: { Name: 'Sita' } })
    expect(await asked).toEqual({ Name: 'Sita' })
  })

  it('asks the browser whether an answer has changed, and on a shared computer lets it keep none', async () => {
    network.on(`GET ${path}`, () => ({ body: {} }))
    await rest.get(path)
    sharedComputer.set(true)
    await rest.get(path)
    sharedComputer.set(null)
    expect(network.left.map(({ cache }) => cache)).toEqual(['no-cache', 'no-store'])
  })

  it('without a token never leaves', async () => {
    token = null
    await expect(rest.get(path)).rejects.toThrow('Authentication required')
    expect(network.left).toEqual([])
  })

  it('is repeated once with a fresh token', async () => {
    network.on(`GET ${path}`, ({ headers }) =>
      headers.get('Authorization') === 'Bearer two' ? { body: { ok: 1 } } : { status: 401 },
    )
    vi.mocked(tokens.refresh).mockImplementation(async () => {
      token = 'two'
      return Promise.resolve(true)
    })
    expect(await rest.get(path)).toEqual({ ok: 1 })
    expect(tokens.rejected).not.toHaveBeenCalled()
    expect(network.left).toHaveLength(2)
  })

  it('whose token no longer counts ends the session', async () => {
    network.on(`GET ${path}`, () => ({ status: 401, body: { detail: 'Expired' } }))
    await expect(rest.get(path)).rejects.toMatchObject({ status: 401, detail: 'Expired' })
    expect(tokens.rejected).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an error of iDempiere', { status: 400, body: { title: 'Save error', detail: 'No.' } }, 'No.'],
    ['one of /nou', { status: 400, body: { error: 'No.' } }, 'No.'],
    ['plain text', { status: 409, body: 'No.' }, 'No.'],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, ''],
    ['a process that failed', { status: 200, body: { isError: true, summary: 'No.' } }, 'No.'],
  ])('understands %s', async (_, answer, detail) => {
    network.on(`POST ${path}`, () => answer)
    const refused = rest.post(path, {})
    await expect(refused).rejects.toBeInstanceOf(RestProblem)
    await expect(refused).rejects.toMatchObject({ detail })
  })

  it('that got no answer may have arrived when it was to change something', async () => {
    network.on(`POST ${path}`, () => null)
    network.on(`GET ${path}`, () => null)
    await expect(rest.post(path, {})).rejects.toMatchObject({ mayHaveArrived: true })
    await expect(rest.get(path)).rejects.toMatchObject({ mayHaveArrived: false })
  })

  it('on a device that is offline has surely not arrived', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    network.on(`POST ${path}`, () => null)
    await expect(rest.post(path, {})).rejects.toMatchObject({ mayHaveArrived: false })
  })

  it('ends when its time has run out, or the person stops it', async () => {
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    await expect(rest.get(path, { timeoutMs: 5 })).rejects.toMatchObject({ why: 'timeout' })
    const stop = new AbortController()
    const call = rest.post(path, {}, { signal: stop.signal })
    stop.abort()
    await expect(call).rejects.toBeInstanceOf(NoAnswer)
    await expect(call).rejects.toMatchObject({ why: 'canceled' })
  })

  it('sent ahead by the page is taken once, and only for the same token', async () => {
    network.on(`GET ${path}`, () => ({ body: { late: true } }))
    const early = () => Promise.resolve(new Response('{"early":true}'))
    window.earlyAnswers = { [path]: { token: 'one', answer: early() } }
    expect(await rest.get(path)).toEqual({ early: true })
    expect(await rest.get(path)).toEqual({ late: true })
    window.earlyAnswers = { [path]: { token: 'another', answer: early() } }
    expect(await rest.get(path)).toEqual({ late: true })
  })
})
