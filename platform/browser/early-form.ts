declare global {
  interface Window {
    /** What was done in a prerendered form before this script came; see apps/portal/build/early-form.ts. */
    earlyForm?: {
      readonly typed: Readonly<Record<string, string>>
      readonly submitted: boolean
      /** Stops listening and lets the pressed button go. */
      readonly stop: () => void
    }
  }
}

/** What was typed or chosen in a field, by its name or id, before the script came. */
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
