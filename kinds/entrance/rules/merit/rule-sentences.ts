import { type Message, nameInBoth, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { quotaLabel, quotaLabels, type Quotas } from '#features/applying/rules/facts.ts'
import { ruleText as text, tieName, weightedName } from './rule-messages.ts'
import { programsOf, type RuleSet, type SeatProgram } from './rule-set.ts'

type RuleSentence = { readonly name: Message; readonly sentence: Message }

type NamedProgram = {
  readonly program: SeatProgram
  readonly name: string
  readonly nameNepali: string
}

type SeatRules = Pick<RuleSet, 'quotas'>

/**
 * A rule set as sentences: weights if it has any, order, equal scores, unfilled seats, minimum; the order of each programme
 * if it has several.
 */
export function ruleSentences(
  rules: RuleSet,
  quotas: Quotas,
  programs: readonly NamedProgram[] = [],
): readonly RuleSentence[] {
  const ties = { name: text.ties, sentence: tiesOf(rules) }
  const minimum = { name: text.minimum, sentence: minimumOf(rules) }
  const { weights = [] } = rules
  const score =
    weights.length === 0 ? [] : [{ name: text.score, sentence: weightsInWords(weights) }]
  if ((rules.further ?? []).length === 0)
    return [
      ...score,
      { name: text.order, sentence: joined([orderOf(rules, quotas), openTo(rules, quotas)], ' ') },
      ties,
      { name: text.unfilled, sentence: unfilledOf(rules, quotas) },
      minimum,
    ]
  const ofProgram = (each: SeatRules) =>
    joined([orderOf(each, quotas), openTo(each, quotas), unfilledOf(each, quotas)], ' ')
  return [
    ...score,
    { name: text.programs, sentence: text['programs-are'] },
    ...programsOf(rules).map((each) => {
      return { name: programName(programs, each.program), sentence: ofProgram(each) }
    }),
    ties,
    minimum,
  ]
}

/** Name of a programme in both languages; '' where it is not known. */
export function programName(programs: readonly NamedProgram[], program: SeatProgram): Message {
  const found = programs.find((each) => each.program === program)
  return nameInBoth(found?.name ?? '', found?.nameNepali ?? '')
}

function orderOf({ quotas: order }: SeatRules, quotas: Quotas): Message {
  const counted = order.map(({ quota, seats }) =>
    sayInBoth(sameInBoth('{quota} ({seats})'), { quota: quotaLabel(quotas, quota), seats }),
  )
  return sayInBoth(text['order-is'], { quotas: joined(counted, ', ') })
}

function openTo({ quotas: order }: SeatRules, quotas: Quotas): Message {
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

/** Weights in words. */
export function weightsInWords(weights: NonNullable<RuleSet['weights']>): Message {
  const parts = weights.map(({ part, weight }) =>
    sayInBoth(text.weighted, { part: weightedName(part), weight }),
  )
  return sayInBoth(text['score-is'], { parts: joined(parts, ', ') })
}

function minimumOf({ minimum, weights = [] }: RuleSet): Message {
  const ofParts = weights
    .filter((each) => each.minimum > 0)
    .map((each) =>
      sayInBoth(text['minimum-in'], { part: weightedName(each.part), n: each.minimum }),
    )
  const all = minimum > 0 ? [sayInBoth(text['minimum-is'], { n: minimum }), ...ofParts] : ofParts
  return all.length === 0 ? text['minimum-none'] : joined(all, ' ')
}

function unfilledOf({ quotas: order }: SeatRules, quotas: Quotas): Message {
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
