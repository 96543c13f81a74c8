import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { quotaLabel, quotaLabels, type Quotas } from '#features/applying/rules/facts.ts'
import { ruleText as text, tieName } from './rule-messages.ts'
import type { RuleSet } from './rule-set.ts'

type RuleSentence = { readonly name: Message; readonly sentence: Message }

/** A rule set as sentences: order, equal scores, unfilled seats, minimum. */
export function ruleSentences(rules: RuleSet, quotas: Quotas): readonly RuleSentence[] {
  return [
    { name: text.order, sentence: joined([orderOf(rules, quotas), openTo(rules, quotas)], ' ') },
    { name: text.ties, sentence: tiesOf(rules) },
    { name: text.unfilled, sentence: unfilledOf(rules, quotas) },
    {
      name: text.minimum,
      sentence:
        rules.minimum > 0
          ? sayInBoth(text['minimum-is'], { n: rules.minimum })
          : text['minimum-none'],
    },
  ]
}

function orderOf({ quotas: order }: RuleSet, quotas: Quotas): Message {
  const counted = order.map(({ quota, seats }) =>
    sayInBoth(sameInBoth('{quota} ({seats})'), { quota: quotaLabel(quotas, quota), seats }),
  )
  return sayInBoth(text['order-is'], { quotas: joined(counted, ', ') })
}

function openTo({ quotas: order }: RuleSet, quotas: Quotas): Message {
  const all = order.filter(({ isForAll }) => isForAll).map(({ quota }) => quota)
  if (all.length === 0) return text['for-claims']
  return sayInBoth(text['for-all'], { quotas: quotaLabels(quotas, all) })
}

function tiesOf({ ties }: RuleSet): Message {
  const last = tieName('number')
  if (ties.length === 0) return sayInBoth(text['ties-none'], { last })
  const numbered = ties.map((tie, index) =>
    ties.length === 1
      ? tieName(tie)
      : sayInBoth(sameInBoth('{n}. {tie}'), { n: index + 1, tie: tieName(tie) }),
  )
  return sayInBoth(text['ties-are'], { ties: joined(numbered, ', '), last })
}

function unfilledOf({ quotas: order }: RuleSet, quotas: Quotas): Message {
  const passes = order.flatMap(({ quota, passesTo }) =>
    passesTo === null
      ? []
      : [
          sayInBoth(text.pass, {
            from: quotaLabel(quotas, quota),
            to: quotaLabel(quotas, passesTo),
          }),
        ],
  )
  if (passes.length === 0) return text['unfilled-stay']
  return sayInBoth(text['unfilled-pass'], { passes: joined(passes, ', ') })
}

function joined(all: readonly Message[], between: string): Message {
  const inOne = (language: 'en' | 'ne') => all.map((each) => each[language]).join(between)
  return { en: inOne('en'), ne: inOne('ne') }
}
