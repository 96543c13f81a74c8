import { reportConnection } from './connection.ts'
import { takeEarly } from './early-answers.ts'
import type { Answer, OutgoingRequest } from './exchange.ts'
import { sharedComputer } from '../storage/shared-computer.ts'
import { clearSnapshot } from '../storage/snapshot.ts'
import { NoAnswer } from './rest-failure.ts'
import type { Watch } from '../files/upload.ts'

/** Options for waiting for an answer. */
export type Awaiting = {
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** With it the body travels by XHR: share of the body sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

const answerTimeMs = 20_000
/** The end of every wait: a device that slept through all of it takes in what has come meanwhile before it gives up. */
const lastLookMs = 1_000
/** Three files of 5 MB on a slow line; one that stands still ends sooner (upload.ts). */
export const uploadTimeMs = 600_000

/** One request, by whichever way; the answer to it, or NoAnswer with the reason. */
export async function request(
  path: string,
  sent: OutgoingRequest,
  call: Awaiting,
): Promise<Answer> {
  const stop = new AbortController()
  if (sent.method !== 'GET') clearSnapshot()
  const changes = sent.method !== 'GET' && navigator.onLine
  // Less than 1 only if the browser has reported it: without a report the whole body may have arrived.
  let share = 1
  const noAnswer = (why: NoAnswer['why']) => new NoAnswer(why, changes && share >= 1)
  const quit = () => stop.abort(noAnswer('canceled'))
  call.signal?.addEventListener('abort', quit)
  const allowed = call.timeoutMs ?? (call.onProgress === undefined ? answerTimeMs : uploadTimeMs)
  const giveUp = () => stop.abort(noAnswer('timeout'))
  let timer = setTimeout(
    () => {
      timer = setTimeout(giveUp, lastLookMs)
    },
    Math.max(0, allowed - lastLookMs),
  )
  try {
    const onProgress = (shareSent: number) => {
      share = shareSent
      call.onProgress?.(shareSent)
    }
    const answer = call.onProgress
      ? await sendWithProgress(path, sent, { signal: stop.signal, onProgress })
      : await Promise.race([fetchText(path, sent, stop.signal), stopped(stop.signal)])
    reportConnection('online')
    return answer
  } catch {
    const why = stop.signal.reason instanceof NoAnswer ? stop.signal.reason : noAnswer('offline')
    if (why.why !== 'canceled') reportConnection('offline')
    throw why
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', quit)
  }
}

const fetchSender = () => import('../files/upload.ts')

/**
 * Only few pages upload, so the sender comes with them: a browser that could not fetch it once, without a connection, does
 * not try again on the same page.
 */
export function prepareUpload(): void {
  void fetchSender().catch(() => undefined)
}

async function sendWithProgress(
  path: string,
  sent: OutgoingRequest,
  watch: Watch,
): Promise<Answer> {
  const upload = await fetchSender()
  return upload.sendWithProgress(path, sent, watch)
}

/** Rejects on abort. A request of the head script cannot be aborted, but its caller stops waiting. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

async function fetchText(
  path: string,
  sent: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const cache = sharedComputer.get() ? 'no-store' : 'no-cache'
  const ask = () => fetch(path, { ...sent, signal, cache, credentials: 'same-origin' })
  const answer = await (takeEarly(path, sent) ?? ask())
  const body = await answer.text()
  return { status: answer.status, body, retryAfterMs: retryAfterMs(answer.headers) }
}

/** Seconds of a Retry-After header; our server sends no dates. */
function retryAfterMs(headers: Headers): number | undefined {
  const seconds = /^\d{1,5}$/.exec(headers.get('retry-after') ?? '')
  return seconds === null ? undefined : Number(seconds[0]) * 1_000
}
