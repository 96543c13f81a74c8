declare global {
  interface Window {
    /** Input in a prerendered form before this script was loaded; see apps/portal/inline/early-form.ts. */
    earlyForm?: {
      readonly typed: Readonly<Record<string, string>>
      readonly submitted: boolean
      /** Stops listening and lets the pressed button go. */
      readonly stop: () => void
    }
  }
}

/** Value typed or chosen in a field before the script was loaded; `field` is its name or id. */
export function earlyValue(field: string): string | undefined {
  return window.earlyForm?.typed[field]
}

type Take = (submitted: boolean) => void

const takers = new Set<Take>()

/**
 * Hands over what was done early to every component that asked in an effect, all in one turn, so that they are drawn
 * together: who submits then submits what all of them took. Never called when there is nothing. Answers the clean-up.
 */
export function takeOver(take: Take): () => void {
  if (window.earlyForm === undefined) return () => undefined
  if (takers.size === 0) setTimeout(handOver)
  takers.add(take)
  return () => void takers.delete(take)
}

function handOver(): void {
  const early = window.earlyForm
  if (early === undefined) return
  early.stop()
  delete window.earlyForm
  for (const take of takers) take(early.submitted)
  takers.clear()
}
