import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RestProblem } from '../network/rest-failure.ts'
import { type Call, useRest } from '../network/rest-client.ts'
import { draw } from '../testing/draw.tsx'
import { fakeNetwork } from '../testing/network.ts'
import { type UploadEnd, useUpload } from './use-upload.ts'

const path = '/nou/voucherpay/save'

function uploading(content: unknown = { name: 'slip.jpg' }) {
  const ends: UploadEnd[] = []
  function Part() {
    const rest = useRest()
    const upload = useUpload()
    const start = async () => {
      const send = (_contents: readonly string[], call: Call) =>
        rest.post(path, { filedata: 'abcd' }, call)
      ends.push(await upload.run({ content, files: [] }, send))
    }
    return (
      <>
        <button onClick={() => void start()}>send</button>
        <button onClick={upload.cancel}>cancel</button>
        <output>{upload.sent === null ? 'still' : `${upload.sent * 100} %`}</output>
      </>
    )
  }
  draw(<Part />)
  return ends
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const keys = (network: ReturnType<typeof fakeNetwork>) =>
  network.left.map(({ headers }) => headers.get('Idempotency-Key'))

describe('an upload', () => {
  it('reports how much of it has left, and that it is done', async () => {
    const network = fakeNetwork()
    const arrived = deferred<{ body: object }>()
    network.on(`POST ${path}`, () => arrived.promise)
    const ends = uploading()
    press('send')
    await screen.findByText('50 %')
    await act(async () => arrived.resolve({ body: {} }))
    await screen.findByText('still')
    expect(ends).toEqual([{ is: 'done' }])
    expect(network.left[0]?.headers.get('Authorization')).toBe('Bearer token')
  })

  it('that the server refuses says so, and the next has a key of its own', async () => {
    const network = fakeNetwork()
    network.on(`POST ${path}`, () => ({ status: 400, body: { detail: 'Too large' } }))
    const ends = uploading()
    press('send')
    await waitFor(() => expect(ends).toHaveLength(1))
    expect(ends[0]).toMatchObject({ is: 'refused', error: expect.any(RestProblem) })
    press('send')
    await waitFor(() => expect(ends).toHaveLength(2))
    expect(new Set(keys(network)).size).toBe(2)
  })

  it('whose line breaks half-way is lost, and the same again goes under the same key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const network = fakeNetwork()
    network.on(`POST ${path}`, () => null)
    const ends = uploading()
    press('send')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(ends).toEqual([{ is: 'lost', error: expect.anything() }])
    network.on(`POST ${path}`, () => ({ body: {} }))
    press('send')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(ends[1]).toEqual({ is: 'done' })
  })

  it('can be stopped before all of it has left', async () => {
    const network = fakeNetwork()
    network.on(`POST ${path}`, () => new Promise(() => undefined))
    const ends = uploading()
    press('send')
    await screen.findByText('50 %')
    press('cancel')
    await waitFor(() => expect(ends).toEqual([{ is: 'canceled' }]))
    expect(network.left).toHaveLength(1)
  })
})
