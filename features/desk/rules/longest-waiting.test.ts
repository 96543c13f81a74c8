import { expect, it } from 'vitest'
import { longestWaiting } from './longest-waiting.ts'

const queue = (id: string, oldest: string | null) => ({ id, oldest })

it('is the queue with the oldest item, wherever it stands', () => {
  const queues = [
    queue('vouchers', '2026-11-26T05:00:00.000Z'),
    queue('entrance', null),
    queue('scholarship', '2026-11-20T23:15:00.000Z'),
    queue('corrections', '2026-11-21T05:00:00.000Z'),
  ]
  expect(longestWaiting(queues)?.id).toBe('scholarship')
})

it('is the first queue where nothing waits, and none where there is none', () => {
  expect(longestWaiting([queue('vouchers', null), queue('entrance', null)])?.id).toBe('vouchers')
  expect(longestWaiting([])).toBeUndefined()
})
