import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends on command, and the order in which it began. */
function bench(places: number) {
  const queue = createFairQueue(places)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (who: number, name: string) =>
    queue(who, () => {
      began.push(name)
      return new Promise<void>((end) => void ends.set(name, end))
    })
  const end = async (name: string) => {
    await new Promise(setImmediate)
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { bring, began, end }
}

describe('a fair queue', () => {
  it('gives the next turn to another person, however much one person brings', async () => {
    const { bring, began, end } = bench(1)
    for (const name of ['a1', 'a2', 'a3']) void bring(1, name)
    for (const name of ['b1', 'b2']) void bring(2, name)
    void bring(3, 'c1')
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('gives one person only one place at a time', async () => {
    const { bring, began, end } = bench(2)
    for (const name of ['a1', 'a2']) void bring(1, name)
    await end('')
    expect(began).toEqual(['a1'])
    void bring(2, 'b1')
    void bring(3, 'c1')
    await end('')
    expect(began).toEqual(['a1', 'b1'])
    await end('b1')
    expect(began).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('goes on after work that failed', async () => {
    const queue = createFairQueue(1)
    await expect(queue(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue(1, () => Promise.resolve('yes'))).toBe('yes')
  })
})
