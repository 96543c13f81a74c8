import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { OrderStore } from './order-store.ts'
import { type SimulatedOrder, simulatorOrders, type SimulatedReply } from './orders.ts'
import { simulatorCsp, simulatorPage } from './page.ts'

/** Behaviour of the simulated provider in the next calls; tests change it, the demo does not. */
export type SimulatorBehaviour = {
  lookup?: SimulatedReply
  /** Ends when the order may be looked up; absent: at once. */
  beforeLookup?: (pidx: string) => Promise<unknown>
  initiate?: SimulatedReply
  /** `lost`: nothing is given back and no answer comes; `unanswered`: it is given back, and no answer comes. */
  refund?: SimulatedReply | 'lost' | 'unanswered'
  /** Answers all calls in the provider's place, however badly. */
  fault?: RequestListener
}

export type KhaltiSimulator = ReturnType<typeof simulatorOrders> & {
  /** Base URL of the API, with a final slash. */
  readonly apiUrl: string
  readonly host: string
  readonly behaviour: SimulatorBehaviour
  /** Calls of the initiate endpoint so far. */
  readonly initiated: () => number
  /** Calls of the lookup endpoint so far. */
  readonly lookedUp: () => number
  /** Calls of the refund endpoint so far. */
  readonly refundsAsked: () => number
  /** Stops listening, so that connections are refused, and listens again on the same port. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly close: () => Promise<void>
}

const initiatePath = '/api/v2/epayment/initiate/'
const lookupPath = '/api/v2/epayment/lookup/'
const refundPath = /^\/api\/merchant-transaction\/([^/]+)\/refund\/$/

/**
 * A replacement for Khalti with the same three endpoints and a pay page, on a port of its own: the default without keys,
 * since the real sandbox cannot be reached offline and caps amounts (reference/nepal.md §0).
 */
export async function startKhaltiSimulator(at: {
  readonly port: number
  readonly hostName: string
  /** Null: the orders are lost when the simulator is closed. */
  readonly payUrl?: string
  readonly nowMs: () => number
  /** Null: its orders are lost when it is closed. */
  readonly store: OrderStore | null
}): Promise<KhaltiSimulator> {
  const orders = simulatorOrders(at)
  const behaviour: SimulatorBehaviour = {}
  const calls = { [initiatePath]: 0, [lookupPath]: 0, refund: 0 }
  const server = createServer((request, response) => {
    route(request, response).catch(() =>
      sendJson(response, { status: 500, body: { detail: 'simulator failure' } }),
    )
  })
  const host = await listen(server, at)

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${host}`)
    const body = request.method === 'POST' ? await bodyOf(request) : ''
    if (url.pathname === initiatePath || url.pathname === lookupPath) calls[url.pathname]++
    const transactionId = refundPath.exec(url.pathname)?.[1]
    if (transactionId !== undefined) calls.refund++
    if (url.pathname.startsWith('/api/') && behaviour.fault !== undefined) {
      behaviour.fault(request, response)
    } else if (url.pathname === initiatePath) {
      const payUrl = at.payUrl ?? `http://${host}/pay`
      const reply = behaviour.initiate ?? orders.initiate(JSON.parse(body), payUrl)
      await orders.saved()
      sendJson(response, reply)
    } else if (url.pathname === lookupPath) {
      const pidx = String(JSON.parse(body).pidx)
      await behaviour.beforeLookup?.(pidx)
      await orders.refresh(pidx)
      sendJson(response, behaviour.lookup ?? orders.lookup(pidx))
    } else if (transactionId !== undefined) {
      await answerRefund(response, { transactionId, body, orders, behaviour })
    } else if (url.pathname === '/decide') {
      const form = new URLSearchParams(body)
      const pidx = form.get('pidx') ?? ''
      await orders.refresh(pidx)
      const back = orders.decide(pidx, form.get('decision') === 'pay' ? 'pay' : 'cancel')
      await orders.saved()
      if (back === null) response.writeHead(404).end('No such payment.')
      else response.writeHead(303, { location: back }).end()
    } else {
      const pidx = url.searchParams.get('pidx') ?? ''
      await orders.refresh(pidx)
      showPage(response, pidx, orders.get(pidx))
    }
  }

  return {
    ...orders,
    apiUrl: `http://${host}/api/v2/`,
    host,
    behaviour,
    initiated: () => calls[initiatePath],
    lookedUp: () => calls[lookupPath],
    refundsAsked: () => calls.refund,
    goAway: () => close(server),
    comeBack: async () => {
      await listen(server, { ...at, port: Number(host.split(':')[1]) })
    },
    close: () => close(server),
  }
}

type RefundCall = {
  readonly transactionId: string
  /** JSON of the request. */
  readonly body: string
  readonly orders: ReturnType<typeof simulatorOrders>
  readonly behaviour: SimulatorBehaviour
}

async function answerRefund(
  response: ServerResponse,
  { transactionId, body, orders, behaviour: { refund } }: RefundCall,
): Promise<void> {
  if (refund === 'lost') {
    response.destroy()
    return
  }
  await orders.refreshTransaction(transactionId)
  const reply = typeof refund === 'object' ? refund : orders.refund(transactionId, JSON.parse(body))
  await orders.saved()
  if (refund === 'unanswered') response.destroy()
  else sendJson(response, reply)
}

function showPage(response: ServerResponse, pidx: string, order: SimulatedOrder | null): void {
  response.writeHead(order === null ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': simulatorCsp,
  })
  response.end(
    order === null
      ? 'No such payment.'
      : simulatorPage({ pidx, name: order.name, amountPaisa: order.amount }),
  )
}

function listen(
  server: Server,
  { port, hostName }: { port: number; hostName: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostName, () => {
      const address = server.address()
      resolve(
        `${hostName}:${typeof address === 'object' && address !== null ? address.port : port}`,
      )
    })
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function sendJson(response: ServerResponse, reply: SimulatedReply): void {
  const text = 'text' in reply ? reply.text : JSON.stringify(reply.body)
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
