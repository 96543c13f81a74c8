import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { paymentMessages, uploadMaxBytes } from '#features/payments/rules/facts.ts'
import { attachmentZip } from '#features/payments/server/attachment-zip.ts'
import { paymentStatus, returnFromWallet } from '#features/payments/server/payment-status.ts'
import type { PaymentsContext } from '#features/payments/server/payments.ts'
import { saveVoucher } from '#features/payments/server/save-voucher.ts'
import { type Payer, startKhalti } from '#features/payments/server/start-khalti.ts'
import type { Authenticate } from './authenticate.ts'
import { languageOf } from './language.ts'
import { objectOf, sendNou } from './nou.routes.ts'
import { acceptStrictJson } from './strict-json.ts'

export type PaymentRouteNeeds = {
  readonly payments: PaymentsContext
  readonly files: FileStore
  readonly authenticate: Authenticate
}

/** Base64 of the largest voucher and the fields around it. */
const uploadBodyMaxBytes = Math.ceil(uploadMaxBytes / 3) * 4 + 64 * 1024

/** Paying: `/nou/khaltipay/*`, `/nou/voucherpay/*`, `/nou/attachment/*` (SPEC §7 Payments). */
export function paymentRoutes({ payments, files, authenticate }: PaymentRouteNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    app.get<{ Querystring: { pidx?: unknown } }>(
      '/nou/khaltipay/success',
      async (request, reply) => {
        const { pidx } = request.query
        const target = await returnFromWallet(
          typeof pidx === 'string' ? pidx.slice(0, 200) : '',
          payments,
        )
        return reply.header('cache-control', 'no-store').redirect(target, 303)
      },
    )
    await app.register(async (signedIn) => {
      signedIn.addHook('onRequest', authenticate.requireSession)
      addSignedIn(signedIn, { payments, files })
    })
  }
}

function addSignedIn(
  app: FastifyInstance,
  { payments, files }: Pick<PaymentRouteNeeds, 'payments' | 'files'>,
): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.post('/nou/khaltipay/getlink', async ({ body, session }, reply) => {
    const link = await startKhalti(
      objectOf(body),
      await payerOf(payments.database, session),
      payments,
    )
    return isRefusal(link) ? sendNou(reply, link, session.language) : link
  })
  app.get<{ Querystring: { purchase_order_id?: unknown } }>(
    '/nou/khaltipay/status',
    async ({ query, session }) => {
      const attempt = query.purchase_order_id
      const status =
        typeof attempt === 'string'
          ? await paymentStatus(attempt, session.partnerId, payments)
          : null
      if (status === null)
        throw new Problem({
          status: 404,
          code: 'run/not-found',
          title: 'Record not found',
          detail: 'No such payment',
        })
      return status
    },
  )
  app.post(
    '/nou/voucherpay/save',
    { bodyLimit: uploadBodyMaxBytes, errorHandler: sayFileTooLarge },
    async ({ body, session }, reply) => {
      const saved = await saveVoucher(objectOf(body), session, { ...payments, files })
      return isRefusal(saved)
        ? sendNou(reply, saved, session.language)
        : { Message: 'true', C_Payment_ID: saved.paymentId }
    },
  )
  const perMinute = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }
  app.post('/nou/attachment/getAttachmentZip', perMinute, async ({ body, session }, reply) => {
    const zip = await attachmentZip(objectOf(body), session, { database: payments.database, files })
    return isRefusal(zip)
      ? sendNou(reply, zip, session.language)
      : { data: Buffer.from(zip).toString('base64') }
  })
}

/** A body over the limit can only be a file that is too large: the same sentence as for one just over it. */
function sayFileTooLarge(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
  const message = paymentMessages['file-too-large']
  const refused = refusal('rule/file-too-large', message, {
    status: 413,
    errors: [{ field: 'filedata', message }],
  })
  return sendNou(reply, refused, languageOf(request))
}

async function payerOf(
  database: Database,
  { userId, partnerId }: { userId: number; partnerId: number },
): Promise<Payer> {
  const user = await database.kysely
    .selectFrom('ad_user')
    .select(['name', 'email'])
    .where('ad_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { partnerId, ...user }
}
