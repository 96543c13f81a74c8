import * as v from 'valibot'
import type {
  InitiateAnswer,
  InitiateRequest,
  Khalti,
  LookupAnswer,
  RefundReply,
} from '../core/wallet-provider.ts'

export type KhaltiSettings = {
  /** `https://khalti.com/api/v2/`, the sandbox's, or the simulator's; with a final slash. */
  readonly apiUrl: string
  readonly secretKey: string
  /** Hosts a payment link may lead to (SECURITY T47). */
  readonly payHosts: readonly string[]
  readonly timeoutMs?: number
}

const maxAnswerBytes = 64 * 1024

const link = v.object({
  pidx: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  payment_url: v.pipe(v.string(), v.url()),
  expires_at: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
    v.check((ms) => Number.isFinite(ms)),
  ),
})

const lookedUp = v.object({
  status: v.pipe(v.string(), v.maxLength(60)),
  total_amount: v.optional(v.unknown()),
  transaction_id: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  refunded: v.optional(v.boolean(), false),
})

/** Khalti ePayment (KPG-2) over HTTPS; own client, as the published ones are thin or wrong (reference/nepal.md §1.7). */
export function khaltiClient(settings: KhaltiSettings): Khalti {
  return {
    async initiate(request) {
      const reply = await post(settings, 'epayment/initiate/', initiateBody(request))
      return reply.is === 'unknown' ? reply : readLink(reply, settings.payHosts)
    },
    async lookup(pidx) {
      const reply = await post(settings, 'epayment/lookup/', { pidx })
      return reply.is === 'unknown' ? reply : readLookup(reply)
    },
    async refund({ transactionId, amountPaisa }) {
      const path = `../merchant-transaction/${encodeURIComponent(transactionId)}/refund/`
      const reply = await post(settings, path, amountPaisa === null ? {} : { amount: amountPaisa })
      return reply.is === 'unknown' ? reply : readRefund(reply)
    },
  }
}

/** Only what Khalti documents; our partner, type and reference stay on our attempt row. */
function initiateBody(request: InitiateRequest) {
  const { orderId, orderName, amountPaisa } = request
  return {
    return_url: request.returnUrl,
    website_url: request.websiteUrl,
    amount: amountPaisa,
    purchase_order_id: orderId,
    purchase_order_name: orderName,
    customer_info: request.customer,
    product_details: [
      {
        identity: orderId,
        name: orderName,
        total_price: amountPaisa,
        quantity: 1,
        unit_price: amountPaisa,
      },
    ],
    merchant_name: request.merchant.name,
    merchant_email: request.merchant.email,
  }
}

type Reply = { readonly is: 'reply'; readonly status: number; readonly body: unknown }
type Unknown = { readonly is: 'unknown'; readonly why: string }

async function post(
  settings: KhaltiSettings,
  path: string,
  body: unknown,
): Promise<Reply | Unknown> {
  try {
    const response = await fetch(new URL(path, settings.apiUrl), {
      method: 'POST',
      headers: { authorization: `Key ${settings.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? 5_000),
    })
    const text = await readCapped(response)
    return { is: 'reply', status: response.status, body: JSON.parse(text) }
  } catch (error) {
    return { is: 'unknown', why: error instanceof Error ? error.name : 'no answer' }
  }
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw new RangeError('answer too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readLink({ status, body }: Reply, payHosts: readonly string[]): InitiateAnswer {
  if (status >= 400 && status < 500)
    return { is: 'refused', why: `HTTP ${status} ${JSON.stringify(body).slice(0, 300)}` }
  const read = v.safeParse(link, body)
  if (status !== 200 || !read.success) return { is: 'unknown', why: `HTTP ${status}, not a link` }
  const { pidx, payment_url, expires_at } = read.output
  if (!payHosts.includes(new URL(payment_url).host))
    return { is: 'refused', why: 'the link leads to another host' }
  return { is: 'link', pidx, paymentUrl: payment_url, expiresMs: expires_at }
}

/** 408 and 429 say nothing about the refund; every other 4xx says that it is not done. */
function readRefund({ status, body }: Reply): RefundReply {
  if (status === 200) return { is: 'accepted' }
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429
  const why = `HTTP ${status} ${JSON.stringify(body).slice(0, 300)}`
  return isRefused ? { is: 'refused', why } : { is: 'unknown', why }
}

/** Expired and User canceled come with HTTP 400, so a 400 is read before it is called an error; nothing is paid by one (F13). */
function readLookup({ status: http, body }: Reply): LookupAnswer {
  if (http === 404) return { is: 'not-found' }
  const read = v.safeParse(lookedUp, body)
  if ((http !== 200 && http !== 400) || !read.success) return { is: 'unknown', why: `HTTP ${http}` }
  const { total_amount, transaction_id, refunded } = read.output
  const { status } = read.output
  if (http === 400 && status.toLowerCase() === 'completed')
    return { is: 'unknown', why: 'Completed with HTTP 400' }
  return {
    is: 'answer',
    answer: {
      status,
      totalPaisa:
        typeof total_amount === 'number' && Number.isSafeInteger(total_amount)
          ? total_amount
          : null,
      transactionId:
        transaction_id === undefined || transaction_id === null || transaction_id === ''
          ? null
          : transaction_id,
      refunded,
    },
  }
}
