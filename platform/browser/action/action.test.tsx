import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRunning, useAction } from './action.ts'
import { NoAnswer, RestProblem } from '../network/rest-failure.ts'
import { draw } from '../testing/draw.tsx'
import { LostAnswer } from '../ui/frame/LostAnswer.tsx'

const lost = () => new NoAnswer('timeout', true)
const refused = (status = 409) =>
  new RestProblem(status, { title: '', detail: 'No.', code: '', errors: [] })

/** One request per answer: what is thrown, or the id of what was made. */
function thing(answers: readonly (number | Error)[]) {
  const keys: string[] = []
  const prepare = vi.fn((name: string) => Promise.resolve({ name }))
  const find = vi.fn((): Promise<number | null> => Promise.resolve(null))
  const onDone = vi.fn()
  const onFailed = vi.fn()
  const onLost = vi.fn()
  const send = vi.fn(async (_request: { name: string }, key: string) => {
    const answer = answers[keys.length] ?? 0
    keys.push(key)
    if (answer instanceof Error) throw answer
    return Promise.resolve(answer)
  })
  function Button() {
    const doing = useAction<string, { name: string }, number>({
      prepare,
      send,
      find,
      onDone,
      onFailed,
      onLost,
    })
    return (
      <>
        <button disabled={isRunning(doing)} onClick={() => doing.run('Sita')}>
          {doing.state}
        </button>
        <LostAnswer action={doing} />
        <button onClick={doing.clear}>clear</button>
      </>
    )
  }
  draw(<Button />)
  return { keys, prepare, send, find, onDone, onFailed, onLost }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('an action', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('decides on nothing that was asked before the press', async () => {
    window.earlyAnswers = { '/list': { token: null, answer: new Promise(() => {}) } }
    thing([7])
    press('idle')
    await after(0)
    expect(window.earlyAnswers).toBeUndefined()
  })

  it('is sent once when the second press comes before the first is drawn', async () => {
    const at = thing([7, refused()])
    const button = screen.getByRole('button', { name: 'idle' })
    act(() => {
      button.click()
      button.click()
    })
    await after(0)
    await after(0)
    expect(at.keys).toHaveLength(1)
    expect(at.onDone).toHaveBeenCalledOnce()
    expect(at.onFailed).not.toHaveBeenCalled()
    press('idle')
    await after(0)
    expect(at.keys).toHaveLength(2)
  })

  it('is prepared, sent once and done, however often it is pressed', async () => {
    const at = thing([7])
    const prepared = deferred<{ name: string }>()
    at.prepare.mockReturnValue(prepared.promise)
    press('idle')
    await after(0)
    press('busy')
    prepared.resolve({ name: 'Sita' })
    await after(0)
    expect(at.prepare).toHaveBeenCalledTimes(1)
    expect(at.onDone).toHaveBeenCalledExactlyOnceWith(7, { name: 'Sita' })
    expect(screen.getByRole('button', { name: 'idle' })).toBeDefined()
  })

  it('asks again by itself, with the same request and key, when the answer is lost', async () => {
    const at = thing([lost(), 7])
    press('idle')
    await after(0)
    expect(screen.getByText("We don't know whether it arrived.")).toBeDefined()
    await after(1_100)
    expect(at.keys).toHaveLength(2)
    expect(new Set(at.keys).size).toBe(1)
    expect(at.onDone).toHaveBeenCalledTimes(1)
    expect(at.onLost).not.toHaveBeenCalled()
  })

  it('lost twice, it says so and offers to ask once more, with the key of the first', async () => {
    const at = thing([lost(), lost(), 7])
    press('idle')
    await after(1_100)
    expect(at.onLost).toHaveBeenCalledTimes(1)
    expect(at.onFailed).not.toHaveBeenCalled()
    press('Ask again')
    await after(0)
    expect(new Set(at.keys).size).toBe(1)
    expect(at.keys).toHaveLength(3)
    expect(at.onDone).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a repeat that is refused because it was done already finds what the first made', async () => {
    const at = thing([lost(), refused()])
    at.find.mockResolvedValue(7)
    press('idle')
    await after(1_100)
    expect(at.onDone).toHaveBeenCalledExactlyOnceWith(7, { name: 'Sita' })
    expect(at.onFailed).not.toHaveBeenCalled()
  })

  it('stays unknown when the repeat did not even leave, or nothing can be found', async () => {
    const at = thing([lost(), new NoAnswer('offline', false)])
    press('idle')
    await after(1_100)
    expect(at.onLost).toHaveBeenCalledTimes(1)
    expect(at.onFailed).not.toHaveBeenCalled()
  })

  it('that is refused fails at once, and a new press is a new action', async () => {
    const at = thing([refused(400), 7])
    press('idle')
    await after(0)
    expect(at.onFailed).toHaveBeenCalledTimes(1)
    press('idle')
    await after(0)
    expect(at.keys[0]).not.toBe(at.keys[1])
    expect(at.onDone).toHaveBeenCalledTimes(1)
  })

  it('is sent after another that was pressed before it, where the two are sent in turn', async () => {
    const first = deferred<number>()
    const sent: string[] = []
    function Pair() {
      const action = (name: string, answer: Promise<number>) => ({
        inTurnWith: 'a file',
        prepare: (given: string) => Promise.resolve(given),
        send: () => {
          sent.push(name)
          return answer
        },
        onDone: () => undefined,
        onFailed: () => undefined,
      })
      const one = useAction<string, string, number>(action('one', first.promise))
      const two = useAction<string, string, number>(action('two', Promise.resolve(2)))
      return (
        <button
          onClick={() => {
            one.run('')
            two.run('')
          }}
        >
          {one.state} {two.state}
        </button>
      )
    }
    draw(<Pair />)
    press('idle idle')
    await after(0)
    expect(sent).toEqual(['one'])
    expect(screen.getByRole('button', { name: 'busy busy' })).toBeDefined()
    first.resolve(1)
    await after(0)
    expect(sent).toEqual(['one', 'two'])
    await after(0)
    expect(screen.getByRole('button', { name: 'idle idle' })).toBeDefined()
  })

  it('whose preparing fails sends nothing', async () => {
    const at = thing([7])
    at.prepare.mockRejectedValue(new NoAnswer('offline', false))
    press('idle')
    await after(0)
    expect(at.send).not.toHaveBeenCalled()
    expect(at.onFailed).toHaveBeenCalledTimes(1)
  })

  it('that the person canceled is not sent again by itself', async () => {
    const at = thing([new NoAnswer('canceled', true), 7])
    press('idle')
    await after(5_000)
    expect(at.keys).toHaveLength(1)
    expect(at.onLost).toHaveBeenCalledTimes(1)
  })

  it('is over once it is cleared', async () => {
    thing([lost(), lost()])
    press('idle')
    await after(1_100)
    expect(screen.getByRole('alert')).toBeDefined()
    press('clear')
    await after(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
