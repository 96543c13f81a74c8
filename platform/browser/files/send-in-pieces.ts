import { type DetailedError, Upload } from 'tus-js-client'
import { uploadsPath } from '#platform/pure/rest-dialect/uploads.ts'
import { reportConnection } from '../network/connection.ts'
import { keepUploadUrl, uploadUrlOf } from '../storage/saved-uploads.ts'
import type { RestClient } from '../network/rest-client.ts'
import { NoAnswer, problemBody, RestProblem } from '../network/rest-failure.ts'
import { parseJson } from '../storage/stored.ts'
import type { Watch } from './upload.ts'

/** A piece is what a lost connection costs; on a slow line it takes five seconds. */
const pieceBytes = 512 * 1024
/** After a lost piece it is tried again after so long, and from the first of these once another has arrived. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000]
/** A line on which nothing moves for so long is dead. */
const stillMs = 90_000

/**
 * Sends a file by the tus protocol, from where an earlier try left off, before a reload too. Gives the address of what
 * has arrived; null where the server takes no pieces. Rejects with RestProblem, or NoAnswer: then nothing was done with it.
 */
export async function sendInPieces(
  rest: RestClient,
  file: Blob,
  watch: Watch,
): Promise<string | null> {
  const fingerprint = await fingerprintOf(file)
  const bearer = renewedOnce(rest)
  let upload: Upload | undefined
  let still: ReturnType<typeof setTimeout> | undefined
  const sending = new Promise<string | null>((resolve, reject) => {
    const stop = (why: 'canceled' | 'timeout') => {
      void upload?.abort()
      reject(new NoAnswer(why, false))
    }
    const moves = () => {
      clearTimeout(still)
      still = setTimeout(() => stop('timeout'), stillMs)
    }
    upload = new Upload(file, {
      endpoint: uploadsPath,
      uploadUrl: uploadUrlOf(fingerprint),
      chunkSize: pieceBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => request.setHeader('Authorization', await bearer.next()),
      onShouldRetry: (error) => mayComeBack(statusOf(error)) || bearer.isToBeRenewed(error),
      onUploadUrlAvailable: () => keepUploadUrl(fingerprint, upload?.url ?? ''),
      onProgress(sent, total) {
        moves()
        watch.onProgress(total > 0 ? sent / total : 0)
      },
      onSuccess: () => resolve(upload?.url ?? null),
      onError: (error) => (takesNoPieces(error) ? resolve(null) : reject(failureOf(error))),
    })
    watch.signal.addEventListener('abort', () => stop('canceled'))
    moves()
    upload.start()
  })
  return sending.finally(() => clearTimeout(still))
}

/** The token of each request; after a 401 a fresh one, once. */
function renewedOnce(rest: RestClient) {
  let used: string | null = null
  let spent: string | null = null
  let renewed = false
  return {
    async next(): Promise<string> {
      used = await rest.bearer(spent)
      spent = null
      return used
    },
    isToBeRenewed(error: Error): boolean {
      if (statusOf(error) !== 401 || renewed) return false
      renewed = true
      spent = used
      return true
    },
  }
}

/** The same content is the same upload. Without a secure context it cannot be hashed, and each upload starts again. */
async function fingerprintOf(file: Blob): Promise<string> {
  if (!isSecureContext) return crypto.getRandomValues(new Uint32Array(4)).join('-')
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 0: no answer came. */
function statusOf(error: Error): number {
  return 'originalResponse' in error
    ? ((error as DetailedError).originalResponse?.getStatus() ?? 0)
    : 0
}

function mayComeBack(status: number): boolean {
  return status === 0 || status >= 500 || status === 409 || status === 423
}

/** A server of the same dialect without this part of it. */
function takesNoPieces(error: Error): boolean {
  if (!('originalRequest' in error)) return false
  const isFirst = (error as DetailedError).originalRequest?.getMethod() === 'POST'
  return isFirst && [404, 405].includes(statusOf(error))
}

function failureOf(error: Error): Error {
  const status = statusOf(error)
  if (status !== 0) {
    const body = (error as DetailedError).originalResponse?.getBody() ?? ''
    return new RestProblem(status, problemBody(parseJson(body) ?? body))
  }
  if ('causingError' in error && error.causingError instanceof RestProblem)
    return error.causingError
  reportConnection('offline')
  return new NoAnswer('offline', false)
}
