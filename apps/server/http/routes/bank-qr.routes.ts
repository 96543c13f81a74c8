import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { referenceId } from '#platform/pure/reference.ts'
import { findPublicQrPicture, qrPicturePath } from '#features/bank-accounts/server/qr-pictures.ts'

/** Pictures of the payment QRs of bank accounts; one that is only proposed is not there. Another picture has another id. */
export function bankQrRoutes({ database }: { readonly database: Database }) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { id: string } }>(`${qrPicturePath}:id`, async (request, reply) => {
      const { id: typed } = request.params
      const id = /^\d{1,15}$/.test(typed) ? referenceId(Number(typed)) : null
      const content = id === null ? null : await findPublicQrPicture(database.kysely, id)
      if (content === null) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(Buffer.from(content))
    })
  }
}
