import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'

const windowMs = 60_000
const maxAddresses = 50_000

/**
 * Hooks of routes that check a secret: so many wrong ones a minute and address, then 429. What goes well is not counted:
 * a hostel full of students behind one address signs in on result day all the same.
 */
export function failuresPerAddress(max: number, clock: () => number) {
  const failures = new Map<string, { count: number; readonly untilMs: number }>()

  async function onRequest({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = failures.get(ip)
    const leftMs = (found?.untilMs ?? 0) - clock()
    if (found === undefined || leftMs <= 0 || found.count < max) return
    void reply.header('retry-after', Math.ceil(leftMs / 1_000))
    throw new Problem({
      status: 429,
      code: 'authenticate/too-many-failures',
      title: 'Too many requests',
      detail: 'Please wait a little and try again',
    })
  }

  async function onResponse({ ip }: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
    if (statusCode !== 401) return
    const nowMs = clock()
    const found = failures.get(ip)
    if (found !== undefined && found.untilMs > nowMs) found.count += 1
    else {
      if (failures.size >= maxAddresses) failures.clear()
      failures.set(ip, { count: 1, untilMs: nowMs + windowMs })
    }
  }

  return { onRequest, onResponse }
}
