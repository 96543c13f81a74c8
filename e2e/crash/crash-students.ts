import { createHash, randomUUID } from 'node:crypto'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { rewritePdf } from '#platform/server/files/pdf-rewrite.ts'
import type { Work } from './crash-work.ts'

/** Applies wherever it is open, in any order, and pays each application as people do. */
export async function study(work: Work, token: string, partnerId: number): Promise<void> {
  const { people, random, stopping } = work
  const openings = people.openings.toSorted(() => random() - 0.5)
  for (const openingId of openings) {
    if (stopping.aborted) return
    const applicationId = await apply(work, token, { openingId, partnerId })
    if (applicationId === null) continue
    const way = random() - work.shares.byVoucher
    if (way < 0) await payByVoucher(work, token, applicationId)
    else if (way < work.shares.inCash) work.toTake.push({ applicationId, partnerId })
    else await payByKhalti(work, token, applicationId)
  }
}

async function apply(
  { line, known }: Work,
  token: string,
  at: { openingId: number; partnerId: number },
) {
  const command = { n_entrance_open_ID: at.openingId }
  const reply = await line.insist(() => line.post('/api/v1/models/n_entrance_reg', token, command))
  if (reply?.status !== 201) return null
  const id = Number(reply.body['id'])
  known.applications.push({ id, ...at })
  return id
}

async function payByKhalti(
  { line, known, random }: Work,
  token: string,
  applicationId: number,
): Promise<void> {
  const link = await line.insist(() =>
    line.post('/nou/khaltipay/getlink', token, {
      payment_type: 'ENTRANCE',
      payment_reference_id: applicationId,
      amount: 150_000,
    }),
  )
  if (link?.status !== 200) return
  const attempt = String(link.body['attempt'])
  const pidx = new URL(String(link.body['payment_url'])).searchParams.get('pidx') ?? ''
  known.links.push({ attempt, pidx, applicationId })
  const decided = await line.ask('/nou/khalti-simulator/decide', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ pidx, decision: 'pay' }).toString(),
  })
  if (decided?.status === 303) known['wallet payments'].push({ pidx })
  // Half of the browsers never come back: the sweeper has to find those.
  if (random() < 0.5) return
  const callback = `/nou/khaltipay/success?pidx=${encodeURIComponent(pidx)}`
  await Promise.all([line.ask(callback), line.ask(callback)])
  const status = await line.ask(`/nou/khaltipay/status?purchase_order_id=${attempt}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (status?.body['outcome'] === 'paid') known['paid answers'].push({ attempt })
}

async function payByVoucher(
  { line, known, toApprove }: Work,
  token: string,
  applicationId: number,
): Promise<void> {
  const slip = aPdf(`/Lang (${randomUUID()})`)
  const saved = await line.insist(() =>
    line.post('/nou/voucherpay/save', token, {
      payment_type: 'ENTRANCE',
      payment_reference_id: applicationId,
      payamt: 1_500,
      filename: 'slip.pdf',
      filedata: slip.toString('base64'),
    }),
  )
  if (saved?.status !== 200) return
  const paymentId = Number(saved.body['C_Payment_ID'])
  const rewritten = await rewritePdf(slip)
  if (rewritten.is !== 'pdf') throw new Error('the slip is not a PDF')
  const sha256 = createHash('sha256').update(rewritten.content).digest('hex')
  known.vouchers.push({ paymentId, applicationId, sha256 })
  toApprove.push(paymentId)
}
