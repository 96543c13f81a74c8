import type { Call, RestClient } from '#platform/browser/network/rest-client.ts'
import { text } from '#platform/browser/network/rest-failure.ts'
import { asService } from '#platform/browser/network/service.ts'
import type { SignedInUser } from '#features/auth/wire/login.ts'
import { paymentMessages } from '#features/payments/rules/messages.ts'
import type { SlipForm } from '#features/payments/rules/slips/slip.ts'
import {
  khaltiLinkToWire,
  type PaymentTarget,
  voucherToWire,
} from '#features/payments/wire/requests.ts'

/** Hosts the browser may be sent to for paying; our own site serves the simulator (SECURITY T47). */
const walletHosts = new Set(['pay.khalti.com', 'test-pay.khalti.com'])
const simulatorPayPath = '/nou/khalti-simulator/pay'

type Site = { readonly merchant: string; readonly merchantEmail: string }

/** Asks for a payment link; null when the answer has none that may be followed. */
export async function requestKhaltiLink(
  rest: RestClient,
  at: { target: PaymentTarget; user: SignedInUser; site: Site; idempotencyKey: string },
): Promise<string | null> {
  const payer = { partnerId: at.user.cBpartnerId, fullName: at.user.fullName, email: at.user.email }
  const body = khaltiLinkToWire(at.target, payer, { origin: location.origin, ...at.site })
  const answer = await rest.post('/nou/khaltipay/getlink', body, {
    idempotencyKey: at.idempotencyKey,
  })
  return followable(text(answer, 'payment_url'), location.origin)
}

/**
 * The simulator is on the portal's own address, under any name the browser uses for it: `localhost` and `127.0.0.1` are
 * one server but two sessions, so the browser stays on its own.
 */
export function followable(address: string, origin: string): string | null {
  const url = address === '' ? null : parsed(address, origin)
  if (url === null) return null
  if (url.pathname === simulatorPayPath) return new URL(simulatorPayPath + url.search, origin).href
  return url.protocol === 'https:' && walletHosts.has(url.host) ? url.href : null
}

/** `URL.canParse` is missing on older iPhones. */
function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

export type Voucher = ReturnType<typeof voucherToWire>

/** The request of a voucher: file, facts of the slip, and sender. */
export function voucherOf(
  target: PaymentTarget,
  {
    user,
    ...given
  }: {
    user: SignedInUser
    name: string
    base64: string
    slip: SlipForm
    accountId: number | null
  },
): Voucher {
  return voucherToWire(target, { partnerId: user.cBpartnerId }, given)
}

/** Sends a voucher with real progress; it waits for the cashier afterwards. */
export async function sendVoucher(rest: RestClient, voucher: Voucher, call: Call): Promise<void> {
  await asService(paymentMessages['voucher-save-failed'], () =>
    rest.post('/nou/voucherpay/save', voucher, call),
  )
}
