import { randomBytes } from 'node:crypto'
import type { OrderStore } from './order-store.ts'

export type SimulatedOrder = {
  readonly orderId: string
  readonly name: string
  readonly amount: number
  readonly returnUrl: string
  readonly expiresMs: number
  readonly status:
    | 'Initiated'
    | 'Completed'
    | 'User canceled'
    | 'Pending'
    | 'Refunded'
    | 'Partially Refunded'
  readonly transactionId: string | null
  /** Given back so far, in paisa; absent: nothing. */
  readonly refunded?: number
}

/** `body` is sent as JSON, `text` as it is. */
export type SimulatedReply = { readonly status: number } & (
  | { readonly body: unknown }
  | { readonly text: string }
)

const lifetimeMs = 60 * 60_000

/**
 * The simulated provider's memory: what Khalti would know of each payment. With a store it also knows what was paid at
 * another server or before it was started: `refresh` reads a payment from there, `saved` waits until the store has all.
 */
export function simulatorOrders(at: {
  readonly nowMs: () => number
  readonly store: OrderStore | null
}) {
  const { keep, get, refresh, refreshTransaction, byTransaction, saved } = orderMemory(at.store)

  function initiate(body: Readonly<Record<string, unknown>>, payUrl: string): SimulatedReply {
    const amount = Number(body['amount'])
    if (!Number.isSafeInteger(amount) || amount < 1_000)
      return badRequest({ amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'] })
    const pidx = randomBytes(11).toString('base64url')
    const expiresMs = at.nowMs() + lifetimeMs
    keep(pidx, {
      orderId: String(body['purchase_order_id']),
      name: String(body['purchase_order_name']),
      amount,
      returnUrl: String(body['return_url']),
      expiresMs,
      status: 'Initiated',
      transactionId: null,
    })
    const payment_url = `${payUrl}?pidx=${pidx}`
    const expires_at = new Date(expiresMs).toISOString()
    return { status: 200, body: { pidx, payment_url, expires_at, expires_in: lifetimeMs / 1000 } }
  }

  /** Expired and cancelled payments answer with HTTP 400, as the real provider's do. */
  function lookup(pidx: string): SimulatedReply {
    const order = get(pidx)
    if (order === null)
      return { status: 404, body: { detail: 'Not found.', error_key: 'validation_error' } }
    const expired = order.status === 'Initiated' && order.expiresMs <= at.nowMs()
    const status = expired ? 'Expired' : order.status
    const { amount: total_amount, transactionId: transaction_id } = order
    const refunded = status === 'Refunded'
    const body = { pidx, total_amount, status, transaction_id, fee: 0, refunded }
    return { status: status === 'Expired' || status === 'User canceled' ? 400 : 200, body }
  }

  /** Button the person presses; gives the return address, its parameters unsigned like the real ones. */
  function decide(pidx: string, decision: 'pay' | 'cancel'): string | null {
    const order = get(pidx)
    if (order === null) return null
    const decided =
      order.status === 'Initiated' && order.expiresMs > at.nowMs()
        ? decidedOrder(order, decision)
        : order
    keep(pidx, decided)
    const back = new URL(order.returnUrl)
    back.search = new URLSearchParams({
      pidx,
      status: decided.status,
      transaction_id: decided.transactionId ?? '',
      total_amount: String(order.amount),
      purchase_order_id: order.orderId,
      purchase_order_name: order.name,
    }).toString()
    return back.href
  }

  /** Gives a payment back, whole without an amount; every request gives back once more. */
  function refund(transactionId: string, body: Readonly<Record<string, unknown>>): SimulatedReply {
    const found = byTransaction(transactionId)
    if (found === null) return { status: 404, body: { detail: 'Not found.' } }
    const given = givenBack(found.order, body)
    if ('body' in given) return given
    keep(found.pidx, given)
    return { status: 200, body: { detail: 'Transaction refund successful.' } }
  }

  /** Changes a payment on the provider's side: held, refunded, or another amount taken. */
  function change(pidx: string, facts: Partial<Pick<SimulatedOrder, 'status' | 'amount'>>): void {
    const order = get(pidx)
    if (order === null) return
    const { transactionId } = facts.status === 'Completed' ? withTransaction(order) : order
    keep(pidx, { ...order, ...facts, transactionId })
  }

  return { initiate, lookup, refund, decide, change, get, refresh, refreshTransaction, saved }
}

/** Orders in memory, also written to the store in the order of their changes. */
function orderMemory(store: OrderStore | null) {
  const orders = new Map<string, SimulatedOrder>()
  let saving: Promise<void> = Promise.resolve()
  async function refresh(pidx: string): Promise<void> {
    const stored = (await store?.find(pidx)) ?? null
    if (stored !== null) orders.set(pidx, stored)
  }
  return {
    get: (pidx: string) => orders.get(pidx) ?? null,
    keep(pidx: string, order: SimulatedOrder): void {
      orders.set(pidx, order)
      if (store !== null) saving = saving.catch(() => undefined).then(() => store.keep(pidx, order))
    },
    byTransaction(transactionId: string) {
      const found = [...orders].find(([, order]) => order.transactionId === transactionId)
      return found === undefined ? null : { pidx: found[0], order: found[1] }
    },
    refresh,
    async refreshTransaction(transactionId: string): Promise<void> {
      const pidx = await store?.pidxOf(transactionId)
      if (pidx) await refresh(pidx)
    },
    saved: () => saving,
  }
}

function decidedOrder(order: SimulatedOrder, decision: 'pay' | 'cancel'): SimulatedOrder {
  if (decision === 'cancel') return { ...order, status: 'User canceled' }
  return { ...withTransaction(order), status: 'Completed' }
}

/** The payment after a part or all of it is given back, or why it is not. */
function givenBack(
  order: SimulatedOrder,
  body: Readonly<Record<string, unknown>>,
): SimulatedOrder | (SimulatedReply & { readonly body: unknown }) {
  if (order.status !== 'Completed' && order.status !== 'Partially Refunded')
    return { status: 400, body: { detail: 'Transaction cannot be refunded.' } }
  const before = order.refunded ?? 0
  const left = order.amount - before
  const amount = body['amount'] === undefined ? left : Number(body['amount'])
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
    return { status: 400, body: { amount: ['Refund amount is not valid.'] } }
  const status = amount === left ? 'Refunded' : 'Partially Refunded'
  return { ...order, status, refunded: before + amount }
}

function withTransaction(order: SimulatedOrder): SimulatedOrder {
  const transactionId = `SIM${randomBytes(8).toString('hex').toUpperCase()}`
  return order.transactionId === null ? { ...order, transactionId } : order
}

function badRequest(fields: Record<string, readonly string[]>): SimulatedReply {
  return { status: 400, body: { ...fields, error_key: 'validation_error' } }
}
