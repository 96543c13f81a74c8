import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { deferred } from '#platform/testing/deferred.ts'
import { ahead } from './ahead.ts'

const items = Array.from({ length: 10 }, (_, place) => place)

describe('pages that are made ahead', () => {
  it('are given in order, one being made at a time and at most four before their turn', async () => {
    const made: number[] = []
    let making = 0
    const make = async (item: number) => {
      expect(++making).toBe(1)
      await setImmediate()
      making--
      made.push(item)
      return `page ${item}`
    }
    const used: string[] = []
    for await (const [item, page] of ahead(items, make)) {
      for (let turn = 0; turn < 20; turn++) await setImmediate()
      expect(made.length).toBeLessThanOrEqual(item + 1 + 4)
      used.push(page)
    }
    expect(made).toEqual(items)
    expect(used).toEqual(items.map((item) => `page ${item}`))
  })

  it('are not being made any more when their use ends early', async () => {
    const second = deferred<string>()
    let ended = false
    const use = async () => {
      const make = (item: number) =>
        item === 0 ? Promise.resolve('first') : second.promise.then(() => `page ${item}`)
      for await (const [item] of ahead(items, make)) if (item === 0) throw new Error('ends')
    }
    const using = use().finally(() => (ended = true))
    await setImmediate()
    expect(ended).toBe(false)
    second.resolve('second')
    await expect(using).rejects.toThrow('ends')
  })

  it('end with the one that cannot be made, after those before it', async () => {
    const used: number[] = []
    const use = async () => {
      const make = (item: number) =>
        item === 2 ? Promise.reject(new Error('cannot')) : Promise.resolve(item)
      for await (const [item] of ahead(items, make)) used.push(item)
    }
    await expect(use()).rejects.toThrow('cannot')
    expect(used).toEqual([0, 1])
  })
})
