import type { Message } from '#platform/pure/message.ts'
import {
  filled,
  named,
  otherPlace,
  type WhyNot,
  whyNotMessages as ask,
} from '#features/programs/rules/facts.ts'
import type { ApplyDecision, ApplyReason } from './apply.ts'
import type { EntranceFacts } from './eligibility.ts'
import { whyNotTexts as text } from './messages.ts'

/** Why a button says 'Not Eligible': rule, the student's value, the needed one, whom to ask. Null for other reasons. */
export function whyNotAdmitted(decision: ApplyDecision): WhyNot | null {
  if (decision.is === 'allowed') return null
  const { entrance = '', yours = '', needed = '', part = null } = decision.facts ?? {}
  return explanations[decision.reason]?.({ entrance, yours, needed, part }) ?? null
}

type Explain = (facts: EntranceFacts) => WhyNot

const explanations: Partial<Record<ApplyReason, Explain>> = {
  'active-enrollment': ({ yours }) => ({
    rule: text['one-program'],
    yours: filled(text['enrolled-in'], { program: named(yours) }),
    needed: text['no-enrollment'],
    ask: ask['ask-registry'],
  }),
  'entrance-required': ({ needed }) => ({
    rule: text['needs-entrance'],
    yours: text['no-entrance'],
    needed: filled(text['entrance-of'], { program: named(needed) }),
    ask: ask['ask-entrance-office'],
  }),
  'entrance-unpaid': (facts) => ({
    rule: text['needs-payment'],
    ...valuesOf(facts, text.unpaid, text.paid),
    ask: ask['ask-cashier'],
  }),
  'entrance-not-eligible': (facts) => ({
    rule: text['needs-eligible'],
    ...valuesOf(facts, text['not-eligible-yet'], text.eligible),
    ask: ask['ask-entrance-office'],
  }),
  'other-academics': (facts) =>
    otherPlace(facts, { samePart: text['same-part'], ask: ask['ask-entrance-office'] }),
}

function valuesOf({ entrance }: EntranceFacts, yours: Message, needed: Message) {
  const values = { entrance: named(entrance) }
  return { yours: filled(yours, values), needed: filled(needed, values) }
}
