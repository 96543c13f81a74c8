import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { quotas } from '#features/applying/rules/facts.ts'
import { ruleText as text, tieName } from './rule-messages.ts'
import type { RuleSet } from './rule-set.ts'

type RuleSentence = { readonly name: Message; readonly sentence: Message }

/** A rule set as sentences: order, equal scores, unfilled seats, minimum. */
export function ruleSentences(rules: RuleSet): readonly RuleSentence[] {
  return [
    { name: text.order, sentence: joined([orderOf(rules), openTo(rules)], ' ') },
    { name: text.ties, sentence: tiesOf(rules) },
    { name: text.unfilled, sentence: unfilledOf(rules) },
    {
      name: text.minimum,
      sentence:
        rules.minimum > 0
          ? sayInBoth(text['minimum-is'], { n: rules.minimum })
          : text['minimum-none'],
    },
  ]
}

function orderOf({ quotas: order }: RuleSet): Message {
  const counted = order.map(({ quota, seats }) =>
    sayInBoth(sameInBoth('{quota} ({seats})'), { quota: quotas[quota], seats }),
  )
  return sayInBoth(text['order-is'], { quotas: joined(counted, ', ') })
}

function openTo({ quotas: order }: RuleSet): Message {
  const all = order.filter(({ isForAll }) => isForAll).map(({ quota }) => quotas[quota])
  if (all.length === 0) return text['for-claims']
  return sayInBoth(text['for-all'], { quotas: joined(all, ', ') })
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

function unfilledOf({ quotas: order }: RuleSet): Message {
  const passes = order.flatMap(({ quota, passesTo }) =>
    passesTo === null ? [] : [sayInBoth(text.pass, { from: quotas[quota], to: quotas[passesTo] })],
  )
  if (passes.length === 0) return text['unfilled-stay']
  return sayInBoth(text['unfilled-pass'], { passes: joined(passes, ', ') })
}

function joined(all: readonly Message[], between: string): Message {
  const inOne = (language: 'en' | 'ne') => all.map((each) => each[language]).join(between)
  return { en: inOne('en'), ne: inOne('ne') }
}
