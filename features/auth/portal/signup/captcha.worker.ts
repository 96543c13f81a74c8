import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

/** Solves one proof-of-work challenge off the page's thread; answers with the token to send, or null. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  void solve(event.data).then((token) => self.postMessage(token))
})

async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
