import { Buffer } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadIn } from '#platform/pure/rest-dialect/uploads.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { uploadMessages } from '#features/documents/rules/facts.ts'
import {
  claimUpload,
  endUpload,
  giveBackUpload,
  type StartedUploads,
} from '#features/documents/server/started-uploads.ts'
import { languageOf } from '../request/language.ts'
import { sendNou } from './nou.routes.ts'

const claimed = new WeakMap<FastifyRequest, readonly string[]>()

/** Ids of uploads this body refers to, each once. */
export function uploadsIn(body: unknown): readonly string[] {
  if (typeof body === 'string') return [uploadIn(body)].filter((id) => id !== null)
  if (typeof body !== 'object' || body === null) return []
  return [...new Set(Object.values(body).flatMap(uploadsIn))]
}

/**
 * Replaces each reference to a resumable upload in the body by its base64, so that handlers see no difference.
 * An incomplete upload refuses the request.
 */
export async function takeFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  uploads: StartedUploads,
): Promise<FastifyReply | undefined> {
  const { userId } = request.session
  const contents = new Map<string, string>()
  for (const id of uploadsIn(request.body)) {
    const content = await claimUpload(uploads, { id, userId })
    if (content === null) {
      await giveBack(contents.keys(), uploads)
      const gone = refusal('rule/upload-gone', uploadMessages['upload-gone'], { status: 409 })
      return sendNou(reply, gone, languageOf(request))
    }
    contents.set(
      id,
      Buffer.from(content.buffer, content.byteOffset, content.length).toString('base64'),
    )
  }
  claimed.set(request, [...contents.keys()])
  request.body = filledIn(request.body, contents)
  return undefined
}

/** Deletes the uploads of a successful request; those of a refused request may be used again. */
export async function settleFinished(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  uploads: StartedUploads,
): Promise<void> {
  const ids = claimed.get(request) ?? []
  claimed.delete(request)
  if (statusCode >= 300) return giveBack(ids, uploads)
  for (const id of ids) await endUpload(uploads, id)
}

async function giveBack(ids: Iterable<string>, { database }: StartedUploads): Promise<void> {
  for (const id of ids) await giveBackUpload(database, id)
}

function filledIn(body: unknown, contents: ReadonlyMap<string, string>): unknown {
  if (typeof body === 'string') return contents.get(uploadIn(body) ?? '') ?? body
  if (typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map((each) => filledIn(each, contents))
  const entries = Object.entries(body).map(([key, each]) => [key, filledIn(each, contents)])
  return Object.fromEntries(entries)
}
