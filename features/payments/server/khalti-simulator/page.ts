import { escapeHtml } from '#platform/pure/text/escape-html.ts'
import { createHash } from 'node:crypto'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f0f8;color:#1d1426}
main{max-width:24rem;margin:10vh auto;background:#fff;border-radius:12px;padding:24px;border:1px solid #ddd2e8}
h1{font-size:1.25rem;margin:0}p{margin:.5rem 0}strong{font-size:1.75rem}
button{font:inherit;font-weight:600;width:100%;min-height:48px;border-radius:8px;border:1px solid #5c2d91;margin-top:12px;cursor:pointer}
button[value=pay]{background:#5c2d91;color:#fff}button[value=cancel]{background:#fff;color:#5c2d91}
small{color:#5b5068}`

export const simulatorCsp = `default-src 'none'; form-action 'self'; base-uri 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Pay page of the simulated wallet. It says that it is a test, so that it is not taken for the real one. */
export function simulatorPage(payment: {
  pidx: string
  name: string
  amountPaisa: number
}): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test wallet</title><style>${style}</style>
<main><h1>Test wallet (Khalti simulator)</h1><p>${escapeHtml(payment.name)}</p>
<p><strong>${formatRs(paisa(payment.amountPaisa))}</strong></p>
<form method="post" action="decide"><input type="hidden" name="pidx" value="${escapeHtml(payment.pidx)}">
<button name="decision" value="pay">Pay</button><button name="decision" value="cancel">Cancel</button></form>
<p><small>No money moves here. The university has not set its Khalti keys.</small></p></main></html>`
}
