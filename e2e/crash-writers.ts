import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { rewritePdf } from '#platform/server/files/pdf-rewrite.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { crashCodeSecret, type CrashPeople, crashPassword } from './crash-university.ts'

/** Everything the server said yes to. A write it did not answer is not in here: it may or may not have happened. */
export type Acknowledged = {
  readonly applications: { id: number; partnerId: number; openingId: number }[]
  readonly links: { attempt: string; pidx: string; applicationId: number }[]
  /** The wallet said the payment is completed. */
  readonly 'wallet payments': { pidx: string }[]
  /** The status call said paid. */
  readonly 'paid answers': { attempt: string }[]
  readonly vouchers: { paymentId: number; applicationId: number; sha256: string }[]
  readonly approvals: { paymentId: number }[]
  /** A second person was told that the reversal is confirmed. */
  readonly reversals: { paymentId: number }[]
}

type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
type Writing = {
  readonly origin: string
  readonly people: CrashPeople
  readonly random: () => number
  /** Share of the payments that are made with a bank voucher, 0 to 1. */
  readonly byVoucher: number
  /** Share of the approvals that two people take back. */
  readonly reversed: number
  /** Hears the status of every answer. */
  readonly onAnswer?: (status: number) => void
}

/** One writer per student and two cashiers, working until stopped, whatever happens to the server meanwhile. */
export function startWriters({ origin, people, random, byVoucher, reversed, onAnswer }: Writing) {
  const known: Acknowledged = {
    applications: [],
    links: [],
    'wallet payments': [],
    'paid answers': [],
    vouchers: [],
    approvals: [],
    reversals: [],
  }
  const toApprove: number[] = []
  const toReverse: number[] = []
  const stopping = new AbortController()

  /** Null when the connection broke: nobody knows what became of it. */
  async function ask(path: string, init: RequestInit = {}): Promise<Reply | null> {
    try {
      const response = await fetch(`${origin}${path}`, { ...init, redirect: 'manual' })
      const text = await response.text()
      onAnswer?.(response.status)
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : {}
      return {
        status: response.status,
        body: typeof body === 'object' && body !== null ? { ...body } : {},
      }
    } catch {
      await wait(100)
      return null
    }
  }
  const post = (path: string, token: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Asks until there is an answer, as people do whose line broke; the server has to see that it is the same wish. */
  async function insist(wish: () => Promise<Reply | null>): Promise<Reply | null> {
    let reply: Reply | null = null
    while (reply === null && !stopping.signal.aborted) reply = await wish()
    return reply
  }

  async function signIn(email: string): Promise<string> {
    const first = await ask('/api/v1/auth/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: email, password: crashPassword }),
    })
    if (first?.status !== 200) throw new Error(`Login failed: ${first?.status}`)
    const token = String(first.body['token'])
    return first.body['secondFactor'] === 'code' ? enterAsCashier(token) : token
  }

  async function enterAsCashier(token: string): Promise<string> {
    await post('/api/v1/auth/code', token, { code: codeAt(crashCodeSecret, Date.now()) })
    const final = await ask('/api/v1/auth/tokens', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...loginSelection, roleId: roleIds.cashier }),
    })
    if (final?.status !== 200) throw new Error(`The cashier's login failed: ${final?.status}`)
    return String(final.body['token'])
  }

  async function study(token: string, partnerId: number): Promise<void> {
    const openings = people.openings.toSorted(() => random() - 0.5)
    for (const openingId of openings) {
      if (stopping.signal.aborted) return
      const applicationId = await apply(token, { openingId, partnerId })
      if (applicationId === null) continue
      if (random() < byVoucher) await payByVoucher(token, applicationId)
      else await payByKhalti(token, applicationId)
    }
  }

  async function apply(token: string, at: { openingId: number; partnerId: number }) {
    const wish = { n_entrance_open_ID: at.openingId }
    const reply = await insist(() => post('/api/v1/models/n_entrance_reg', token, wish))
    if (reply?.status !== 201) return null
    const id = Number(reply.body['id'])
    known.applications.push({ id, ...at })
    return id
  }

  async function payByKhalti(token: string, applicationId: number): Promise<void> {
    const link = await insist(() =>
      post('/nou/khaltipay/getlink', token, {
        payment_type: 'ENTRANCE',
        payment_reference_id: applicationId,
        amount: 150_000,
      }),
    )
    if (link?.status !== 200) return
    const attempt = String(link.body['attempt'])
    const pidx = new URL(String(link.body['payment_url'])).searchParams.get('pidx') ?? ''
    known.links.push({ attempt, pidx, applicationId })
    const decided = await ask('/nou/khalti-simulator/decide', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ pidx, decision: 'pay' }).toString(),
    })
    if (decided?.status === 303) known['wallet payments'].push({ pidx })
    // Half of the browsers never come back: the sweeper has to find those.
    if (random() < 0.5) return
    const callback = `/nou/khaltipay/success?pidx=${encodeURIComponent(pidx)}`
    await Promise.all([ask(callback), ask(callback)])
    const status = await ask(`/nou/khaltipay/status?purchase_order_id=${attempt}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (status?.body['outcome'] === 'paid') known['paid answers'].push({ attempt })
  }

  async function payByVoucher(token: string, applicationId: number): Promise<void> {
    const slip = aPdf(`/Lang (${randomUUID()})`)
    const saved = await insist(() =>
      post('/nou/voucherpay/save', token, {
        payment_type: 'ENTRANCE',
        payment_reference_id: applicationId,
        payamt: 1_500,
        filename: 'slip.pdf',
        filedata: slip.toString('base64'),
      }),
    )
    if (saved?.status !== 200) return
    const paymentId = Number(saved.body['C_Payment_ID'])
    const kept = await rewritePdf(slip)
    if (kept.is !== 'pdf') throw new Error('the slip is not a PDF')
    const sha256 = createHash('sha256').update(kept.content).digest('hex')
    known.vouchers.push({ paymentId, applicationId, sha256 })
    toApprove.push(paymentId)
  }

  async function decideVouchers(token: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const paymentId = toApprove.shift()
      if (paymentId === undefined) {
        await wait(20)
        continue
      }
      const done = await post('/api/v1/processes/voucher_approve', token, {
        c_payment_ID: paymentId,
        amount: 1_500,
      })
      if (done?.body['isError'] === false) {
        known.approvals.push({ paymentId })
        if (random() < reversed) toReverse.push(paymentId)
      } else if (done === null) toApprove.push(paymentId) // approving again is harmless
    }
  }

  /** What one proposes the other confirms; whose proposal got no answer, or a refusal, is let be. */
  async function takeBack(proposing: string, confirming: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const paymentId = toReverse.shift()
      if (paymentId === undefined) {
        await wait(20)
        continue
      }
      const why = { reason: 'The money has not arrived.', reason_ne: 'रकम आएको छैन।' }
      const wish = { c_payment_ID: paymentId, ...why }
      const proposed = await post('/api/v1/processes/voucher_reverse', proposing, wish)
      const id = Object(proposed?.body['data'])['n_proposal_ID']
      if (id === undefined) continue
      const confirm = () =>
        post('/api/v1/processes/proposal_confirm', confirming, { n_proposal_ID: id })
      const done = await insist(confirm)
      if (done?.body['isError'] === false) known.reversals.push({ paymentId })
    }
  }

  const cashier = signIn(people.cashier)
  const second = signIn(people.second)
  const tokens = Promise.all(people.students.map(({ email }) => signIn(email)))
  const work = Promise.all([
    cashier.then(decideVouchers),
    Promise.all([cashier, second]).then(([first, other]) => takeBack(first, other)),
    tokens.then((all) =>
      Promise.all(
        people.students.map(({ partnerId }, number) => study(all[number] ?? '', partnerId)),
      ),
    ),
  ])
  return {
    /** Resolves when everybody has signed in. */
    signedIn: Promise.all([cashier, second, tokens]),
    async stop(): Promise<void> {
      stopping.abort()
      await work
    },
    acknowledged: () => known,
  }
}
