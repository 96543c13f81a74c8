import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import type { AttemptState } from '#features/payments/rules/facts.ts'
import { attemptStateNames, caseProblemNames, caseText as text } from '../rules/messages.ts'
import type { KhaltiCase } from '../wire/khalti-cases.ts'

const tones = {
  LINK_REQUESTED: 'waiting',
  LINK_UNKNOWN: 'closed',
  LINK_REFUSED: 'closed',
  LINK_READY: 'waiting',
  HELD: 'problem',
  CREDITED: 'done',
  CANCELED: 'closed',
  EXPIRED: 'closed',
  SUPERSEDED: 'closed',
  PAID: 'done',
  PARTIALLY_REFUNDED: 'closed',
  REFUNDED: 'closed',
} as const satisfies Record<AttemptState, Tone>

/** The state of an attempt, and why a person should look at it. */
export function CaseState({ found }: { readonly found: KhaltiCase }) {
  const say = useSay()
  const language = useLanguage()
  const { state, problem, taken } = found
  return (
    <>
      <StatusChip tone={tones[state]}>{say(attemptStateNames[state])}</StatusChip>
      {problem !== null && (
        <span className="small block">
          {problem === 'other-amount' && taken !== null
            ? say(text.taken, { amount: formatRs(taken, language) })
            : say(caseProblemNames[problem])}
        </span>
      )}
    </>
  )
}
