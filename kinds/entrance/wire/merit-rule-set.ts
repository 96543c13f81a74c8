import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import { longestPart } from '#features/selection/rules/facts.ts'
import { isTieRule, type TieRule } from '../rules/merit/rule-set.ts'

export const tieRule = v.custom<TieRule>(
  (raw) => typeof raw === 'string' && raw.length <= longestPart + 5 && isTieRule(raw),
)

const typedQuotas = list(
  v.object({
    quota: v.string(),
    seats: v.number(),
    isForAll: v.boolean(),
    passesTo: v.nullable(v.string()),
  }),
)

/** A rule set as typed: its rule decides if the quotas exist and the seats fit. */
export const typedRuleSet = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  quotas: typedQuotas,
  further: v.optional(list(v.object({ program: v.number(), quotas: typedQuotas }))),
  ties: list(tieRule),
  minimum: v.number(),
  weights: v.optional(
    list(
      v.object({
        part: v.pipe(v.string(), v.maxLength(longestPart)),
        weight: v.number(),
        minimum: v.number(),
      }),
    ),
  ),
})
