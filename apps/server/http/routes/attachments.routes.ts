import { Buffer } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { addAttachment } from '#features/documents/server/add-attachment.ts'
import {
  type AttachmentContext,
  attachmentNames,
  attachmentZip,
} from '#features/documents/server/attachments.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { objectOf, sendNou } from './nou.routes.ts'
import { signedIn, type SignedInNeeds } from '../request/signed-in.ts'
import { acceptStrictJson } from '../request/strict-json.ts'
import { perPerson, takesUploads } from './uploads.ts'

export type AttachmentRouteNeeds = AttachmentContext &
  SignedInNeeds &
  StartedUploads & {
    readonly uploadsPerMinute: number
  }

/** `/nou/attachment/*` for every model that has files (READINGS R-32, SECURITY T28). */
export function attachmentRoutes(context: AttachmentRouteNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    signedIn(app, context)
    app.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      void reply.header('content-disposition', 'attachment')
    })
    const limited = perPerson(context.uploadsPerMinute)
    app.post('/nou/attachment/getAttachmentZip', limited, async ({ body, session }, reply) => {
      const zip = await attachmentZip(objectOf(body), session, context)
      return isRefusal(zip)
        ? sendNou(reply, zip, session.language)
        : { data: Buffer.from(zip).toString('base64') }
    })
    app.post('/nou/attachment/getEntriesNames', limited, async ({ body, session }, reply) => {
      const names = await attachmentNames(objectOf(body), session, context)
      return isRefusal(names) ? sendNou(reply, names, session.language) : names
    })
    app.post(
      '/nou/attachment/upload',
      { ...takesUploads({ files: 1, field: 'filedata', uploads: context }), ...limited },
      async ({ body, session }, reply) => {
        const added = await addAttachment(objectOf(body), session, context)
        return isRefusal(added)
          ? sendNou(reply, added, session.language)
          : { Message: 'true', name: added.name }
      },
    )
  }
}
