import type { Page } from 'playwright-core'

/** Requests of one action as they were sent: idempotency key and body. */
export type LostAnswers = { readonly key: string; readonly body: string }[]

/** The server gets and does the next POSTs to an address, but their answers are lost on the way back. */
export async function loseAnswers(
  page: Page,
  { to, times }: { to: string; times: number },
): Promise<LostAnswers> {
  const left: LostAnswers = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith(to)) return
    left.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postData() ?? '',
    })
  })
  await page.route(
    `**${to}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
  return left
}
