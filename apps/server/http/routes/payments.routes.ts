import type { FastifyInstance } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { UploadPlaces } from '#features/documents/server/accept-file.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { ownMoney } from '#features/payments/server/set-off/own-money.ts'
import { lookAtOpen } from '#features/payments/server/khalti/look-first.ts'
import { paymentStatus, returnFromWallet } from '#features/payments/server/khalti/payment-status.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { saveVoucher } from '#features/payments/server/vouchers/save-voucher.ts'
import { type Payer, startKhalti } from '#features/payments/server/khalti/start-khalti.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { openPaymentsPath } from '#features/payments/wire/payment-outcome.ts'
import { objectOf, sendNou } from './nou.routes.ts'
import { signedIn, type SignedInNeeds } from '../request/signed-in.ts'
import { acceptStrictJson } from '../request/strict-json.ts'
import { takesUploads } from './uploads.ts'

export type PaymentRouteNeeds = SignedInNeeds & {
  readonly payments: PaymentsContext
  readonly uploads: UploadPlaces & StartedUploads
}

/** Paying: `/nou/khaltipay/*`, `/nou/voucherpay/*` (SPEC §7 Payments). */
export function paymentRoutes({ payments, uploads, ...needs }: PaymentRouteNeeds) {
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
    await app.register(async (inside) => {
      signedIn(inside, needs)
      addSignedIn(inside, { payments, uploads })
    })
  }
}

function addSignedIn(
  app: FastifyInstance,
  { payments, uploads }: Pick<PaymentRouteNeeds, 'payments' | 'uploads'>,
): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  const asksOnce = { config: { storedWithAnswer: () => true } }
  app.post('/nou/khaltipay/getlink', asksOnce, async ({ body, session }, reply) => {
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
  app.post(openPaymentsPath, async ({ session: { partnerId } }) => {
    const looked = await lookAtOpen({ partnerId }, 'student came back to a list', payments)
    return { settled: looked.filter(({ before, state }) => state !== before).length }
  })
  app.get(ownMoneyPath, ({ session }) => ownMoney(session.partnerId, payments))
  app.post(
    '/nou/voucherpay/save',
    takesUploads({ files: 1, field: 'filedata', uploads }),
    async ({ body, session }, reply) => {
      const saved = await saveVoucher(objectOf(body), session, { ...payments, ...uploads })
      return isRefusal(saved)
        ? sendNou(reply, saved, session.language)
        : { Message: 'true', C_Payment_ID: saved.paymentId }
    },
  )
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
