import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { RateCounts } from '#platform/server/rate-count/rate-count.ts'

const windowMs = 60_000

/** True for a request of a person who is known not to guess; asked only once the count is full. */
export type Spares = (request: FastifyRequest) => Promise<boolean>

/**
 * Hooks of routes that check a secret: so many wrong ones a minute and address, then 429. What goes well is not counted:
 * a hostel full of students behind one address signs in on result day all the same. Who has a known device, a refresh
 * token that is good, or has passed the first step, is not shut out by others behind the address.
 */
export function failuresPerAddress(max: number, counts: RateCounts) {
  const nameOf = (ip: string) => `failures ${ip}`

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    spares: Spares,
  ): Promise<void> {
    const { count, leftMs } = await counts.find(nameOf(request.ip))
    if (count < max || (await spares(request))) return
    void reply.header('retry-after', Math.ceil(leftMs / 1_000))
    throw new Problem({
      status: 429,
      code: 'authenticate/too-many-failures',
      title: 'Too many requests',
      detail: 'Please wait a little and try again',
    })
  }

  /** Counted before the answer is sent, so that a client that waits for it cannot be faster than the count. */
  async function onSend({ ip }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
    if (statusCode === 401) await counts.add(nameOf(ip), windowMs)
  }

  /** The body says whose device it is: asked after it was read. */
  return (spares: Spares) => ({
    preHandler: (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, spares),
    onSend,
  })
}
