import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, Readable } from 'node:stream'
import {
  errorCodes,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type RequestPayload,
} from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { createFairQueue } from '#platform/server/fair-queue.ts'
import { uploadMaxBytes, uploadMessages } from '#features/documents/rules/facts.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { settleFinished, takeFinished, uploadsIn } from './finished-uploads.ts'
import { languageOf } from '../request/language.ts'
import { sendNou } from './nou.routes.ts'

/** Base64 of so many of the largest files and the fields around them. */
export function uploadBodyMaxBytes(files: number): number {
  return files * (Math.ceil(uploadMaxBytes / 3) * 4 + 1024) + 64 * 1024
}

type Takes = {
  /** Maximum number of files in its body. */
  readonly files: number
  /** The field named where one is too large. */
  readonly field: string
  readonly uploads: StartedUploads
}

/**
 * Options of a route whose body carries files, or refers to such that came piece by piece. However many people upload at once and however slowly, memory holds the
 * body of one request: others wait on disk for their turn, and turns go round among people (SECURITY F10, S9).
 */
export function takesUploads({ files, field, uploads }: Takes) {
  return {
    bodyLimit: uploadBodyMaxBytes(files),
    handlerTimeout: 300_000,
    preParsing: waitOnDisk,
    preHandler: (request: FastifyRequest, reply: FastifyReply) =>
      takeInTurn(request, reply, uploads),
    onSend: async (request: FastifyRequest, reply: FastifyReply) => {
      endTurn(request)
      await settleFinished(request, reply, uploads)
    },
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sayFileTooLarge(error, field, { request, reply }),
  }
}

/** So many a minute and person; to be used below `requireSession`. */
export function perPerson(max: number) {
  const keyGenerator = ({ session }: FastifyRequest) => `user ${session.userId}`
  return { config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator } } }
}

const smallBytes = 64 * 1024
const turns = createFairQueue(1)

async function waitOnDisk(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload) {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  const limit = request.routeOptions.bodyLimit ?? smallBytes
  if (length <= smallBytes || length > limit) return payload
  const file = await openNameless()
  try {
    const bytes = await receive(payload, file, limit)
    await turn(request, reply.raw)
    if (reply.raw.destroyed) throw cutShort()
    const content = Buffer.allocUnsafe(bytes)
    await file.read(content, 0, bytes, 0)
    return Readable.from([content], { objectMode: true })
  } finally {
    await file.close()
  }
}

/** Files that came piece by piece are read in their person's turn too. */
async function takeInTurn(request: FastifyRequest, reply: FastifyReply, uploads: StartedUploads) {
  if (uploadsIn(request.body).length === 0) return
  if (!ends.has(request)) await turn(request, reply.raw)
  if (reply.raw.destroyed) throw cutShort()
  return takeFinished(request, reply, uploads)
}

/** A file without a name: it is gone when it is closed, even by a crash. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function receive(payload: RequestPayload, file: FileHandle, limit: number): Promise<number> {
  let bytes = 0
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      await file.write(chunk)
    }
  } catch (error) {
    payload.resume() // what is still to come is thrown away, so that the answer can be read
    throw isTooLarge(error) ? error : cutShort()
  }
  return bytes
}

const ends = new WeakMap<FastifyRequest, () => void>()

/** Resolves when it is this request's turn, which lasts until its answer is ready or its client is gone. */
function turn(request: FastifyRequest, response: ServerResponse): Promise<void> {
  return new Promise((start) => {
    void turns(request.session.userId, () => {
      start()
      return new Promise<void>((end) => {
        ends.set(request, end)
        finished(response, () => end())
      })
    })
  })
}

/** Ends the turn before the client has read its answer, so that a slow client does not delay other requests. */
function endTurn(request: FastifyRequest): void {
  ends.get(request)?.()
}

function cutShort(): Problem {
  return new Problem({
    code: 'parse/body',
    title: 'Request Error',
    detail: 'The request ended before its body did',
  })
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}

/** A body over the limit can only be a file that is too large: the same sentence as for one just over it. */
function sayFileTooLarge(
  error: FastifyError,
  field: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  if (!isTooLarge(error)) throw error
  const message = uploadMessages['file-too-large']
  const errors = [{ field, message }]
  const refused = refusal('rule/file-too-large', message, { status: 413, errors })
  return sendNou(reply, refused, languageOf(request))
}
