import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

it('a semaphore lets in so many at once, in order, and goes on after a failure', async () => {
  const enter = createSemaphore(2)
  const order: number[] = []
  let inside = 0
  let most = 0
  const work = (number: number) => async () => {
    order.push(number)
    most = Math.max(most, ++inside)
    await sleep(2)
    inside--
    if (number === 1) throw new Error('one')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => enter(work(number))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
})
