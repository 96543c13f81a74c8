import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRepeatKey } from './repeat-key.ts'
import { NoAnswer, RestProblem } from './rest-failure.ts'

const lost = () => new NoAnswer('timeout', true)
const refused = new RestProblem(400, { title: '', detail: 'No.', code: '', errors: [] })

/** Sends `content` and gets `answers` one after the other. Returns the keys of the tries and the result. */
function sending() {
  const { result } = renderHook(() => useRepeatKey())
  const keys: string[] = []
  const send = async (content: unknown, answers: readonly unknown[]) => {
    let tries = 0
    const sent = result.current.send(content, (key) => {
      keys.push(key)
      const answer = answers[tries++]
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    })
    const ended = sent.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    await vi.advanceTimersByTimeAsync(1_000)
    return ended
  }
  return { keys, send }
}

describe('the key of a repeat', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('is the same for a lost answer that is asked for again by itself', async () => {
    const { keys, send } = sending()
    expect(await send('a', [lost(), 'done'])).toEqual({ answer: 'done' })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('is the same when the person sends the same once more', async () => {
    const { keys, send } = sending()
    expect(await send('a', [lost(), lost()])).toMatchObject({ error: { mayHaveArrived: true } })
    await send('a', ['done'])
    expect(new Set(keys).size).toBe(1)
  })

  it('is another for something else, and after any answer', async () => {
    const { keys, send } = sending()
    await send('a', [lost(), lost()])
    await send('b', ['done'])
    await send('b', ['done'])
    await send('b', [refused])
    await send('b', ['done'])
    expect(new Set(keys).size).toBe(5)
  })

  it('stays unknown when the repeat did not leave', async () => {
    const { send } = sending()
    const ended = await send('a', [lost(), new NoAnswer('offline', false)])
    expect(ended).toMatchObject({ error: { mayHaveArrived: true } })
  })

  it('is not used again by itself for what the person stopped, or what never left', async () => {
    const { keys, send } = sending()
    await send('a', [new NoAnswer('canceled', true)])
    await send('b', [new NoAnswer('offline', false)])
    expect(keys).toHaveLength(2)
  })
})
