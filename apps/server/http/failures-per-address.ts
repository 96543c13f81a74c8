import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { RateCounts } from '#platform/server/rate-count/rate-count.ts'

const windowMs = 60_000

/**
 * Hooks of routes that check a secret: so many wrong ones a minute and address, then 429. What goes well is not counted:
 * a hostel full of students behind one address signs in on result day all the same.
 */
export function failuresPerAddress(max: number, counts: RateCounts) {
  const nameOf = (ip: string) => `failures ${ip}`

  async function onRequest({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { count, leftMs } = await counts.find(nameOf(ip))
    if (count < max) return
    void reply.header('retry-after', Math.ceil(leftMs / 1_000))
    throw new Problem({
      status: 429,
      code: 'authenticate/too-many-failures',
      title: 'Too many requests',
      detail: 'Please wait a little and try again',
    })
  }

  /** Counted before the answer leaves, so that whoever waits for it cannot be faster than the count. */
  async function onSend({ ip }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
    if (statusCode === 401) await counts.add(nameOf(ip), windowMs)
  }

  return { onRequest, onSend }
}
