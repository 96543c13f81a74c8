import type { Page } from 'playwright-core'

/** The requests of one act as they left: with which key, and what they said. */
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
