import { Readable } from 'node:stream'
import { Server as Tus, Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import { uploadsPath } from '#platform/pure/rest-dialect/uploads.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { UploadRegister } from '#platform/server/files/pieces/piece-store.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import {
  isOwnUpload,
  type StartedUploads,
  startUpload,
} from '#features/documents/server/started-uploads.ts'
import { uploadLocker } from '#features/documents/server/upload-locker.ts'
import { sendNou } from './nou.routes.ts'
import { signedIn, type SignedInNeeds } from '../request/signed-in.ts'
import { acceptStrictJson } from '../request/strict-json.ts'
import { perPerson } from './uploads.ts'

type ResumableRouteDeps = StartedUploads & SignedInNeeds & { readonly uploadsPerMinute: number }
type One = { Params: { id: string } }

/**
 * Files sent piece by piece, so that a lost connection costs a piece: `/nou/uploads` by the tus protocol. What has
 * arrived whole is handed to a call that takes files, which looks at it like at any other (uploads.ts).
 */
export function resumableRoutes({ database, pieces, ...needs }: ResumableRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const ids = new WeakMap<Request, string>()
    const tus = new Tus({
      path: uploadsPath,
      relativeLocation: true,
      allowedOrigins: [],
      locker: await uploadLocker(database),
      // Time in ms that an older request has to finish writing before a newer one continues.
      lockDrainTimeout: 500,
      namingFunction: (asked) => ids.get(asked) ?? '',
      datastore: pieces.datastore(known(database)),
    })
    signedIn(app, needs)
    acceptStrictJson(app)
    app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    )
    app.post(uploadsPath, perPerson(4 * needs.uploadsPerMinute), async (request, reply) => {
      const { session } = request
      const bytes = Number(request.headers['upload-length'])
      const begun = await startUpload({ database }, { userId: session.userId, bytes })
      if (isRefusal(begun)) return sendNou(reply, begun, session.language)
      const asked = asWeb(request, null)
      ids.set(asked, begun.id)
      return answer(reply, await tus.handleWeb(asked))
    })
    const goOn = async (request: FastifyRequest<One>, reply: FastifyReply) => {
      const { params, session, body } = request
      if (!(await isOwnUpload(database, { id: params.id, userId: session.userId })))
        throw nothingThere()
      const answered = await tus.handleWeb(asWeb(request, body))
      // The rest of a piece that was refused, or given up for a newer one, is not read.
      const isUnread = body instanceof Readable && !body.readableEnded
      if (answered.status >= 400 || isUnread) void reply.header('connection', 'close')
      return answer(reply, answered)
    }
    app.head<One>(`${uploadsPath}/:id`, goOn)
    app.patch<One>(`${uploadsPath}/:id`, { handlerTimeout: 300_000 }, goOn)
  }
}

/** Reads the data that the protocol needs about an upload from its row. */
function known({ kysely }: Database): UploadRegister {
  return {
    async get(id: string) {
      const row = await kysely
        .selectFrom('started_upload')
        .select(['bytes', 'created'])
        .where('upload_id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return
      return new Upload({
        id,
        size: row.bytes,
        offset: 0,
        creation_date: row.created.toISOString(),
      })
    },
    // The row is written before, when it is counted, and removed with the file.
    set: () => Promise.resolve(),
    delete: () => Promise.resolve(),
  }
}

type HttpRequestHead = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

function asWeb({ method, url, headers }: HttpRequestHead, body: unknown): Request {
  const given = Object.entries(headers).filter(([name]) => /^(tus|upload|content)-/.test(name))
  return new Request(new URL(url, 'http://portal'), {
    method,
    headers: given.map(([name, value]) => [name, String(value)]),
    ...(body instanceof Readable
      ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }
      : {}),
  })
}

async function answer(reply: FastifyReply, { status, headers, body }: Response) {
  void reply.code(status).header('cache-control', 'no-store')
  headers.forEach((value, name) => {
    if (/^(tus|upload)-|^location$/.test(name)) void reply.header(name, value)
  })
  return reply.send(body === null ? '' : await new Response(body).text())
}

function nothingThere(): Problem {
  return new Problem({
    status: 404,
    code: 'run/not-found',
    title: 'Record not found',
    detail: 'No such upload',
  })
}
