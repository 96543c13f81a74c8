import {
  filled,
  named,
  otherPlace,
  type WhyNot,
  whyNotMessages as ask,
} from '#features/programs/rules/facts.ts'
import type { ApplyDecision, ApplyReason } from './apply.ts'
import type { EnrollmentFacts } from './eligibility.ts'
import { whyNotTexts as text } from './messages.ts'

/** Why a button says 'Not Eligible': rule, the student's value, the needed one, whom to ask. Null for other reasons. */
export function whyNotRegistered(decision: ApplyDecision): WhyNot | null {
  if (decision.is === 'allowed') return null
  const { yours = '', needed = '', part = null } = decision.facts ?? {}
  return explanations[decision.reason]?.({ yours, needed, part }) ?? null
}

type Explain = (facts: EnrollmentFacts) => WhyNot

const explanations: Partial<Record<ApplyReason, Explain>> = {
  'enrollment-required': ({ needed }) => ({
    rule: text['needs-enrollment'],
    yours: text['no-enrollment'],
    needed: filled(text['enrollment-in'], { program: named(needed) }),
    ask: ask['ask-registry'],
  }),
  'other-academics': (facts) =>
    otherPlace(facts, { samePart: text['same-part'], ask: ask['ask-registry'] }),
  'first-semester': ({ needed }) => ({
    rule: text['after-first'],
    yours: named(needed),
    needed: text['later-semester'],
    ask: ask['ask-registry'],
  }),
}
