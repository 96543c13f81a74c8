import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { nowMs } from '#platform/browser/clock.ts'

export type Solved = { readonly token: string; readonly validForMs: number }

const challengePath = '/nou/captcha/challenge'
const defaultLifeMs = 9 * 60_000
/** A little before the server's own end, so that a form is not refused in the last second. */
const marginMs = 15_000

/** Fetches a challenge and lets a worker solve it, which takes about a second on a cheap phone. */
export async function solveProofOfWork(rest: RestClient): Promise<Solved> {
  const challenge = await rest.get(challengePath, { anonymous: true })
  const token = await solveInWorker(challenge)
  const expiresAtMs = field(field(field(challenge, 'parameters'), 'data'), 'expiresAtMs')
  const life = typeof expiresAtMs === 'number' ? expiresAtMs - nowMs() - marginMs : defaultLifeMs
  return { token, validForMs: Math.max(0, life) }
}

function solveInWorker(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      typeof data === 'string' ? resolve(data) : reject(new Error('Challenge not solved')),
    )
    worker.addEventListener('error', () => reject(new Error('Challenge not solved')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
