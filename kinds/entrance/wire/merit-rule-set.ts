import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import { tieRules } from '../rules/merit/rule-set.ts'

/** A rule set as typed: its rule decides if the quotas exist and the seats fit. */
export const typedRuleSet = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  quotas: list(
    v.object({
      quota: v.string(),
      seats: v.number(),
      isForAll: v.boolean(),
      passesTo: v.nullable(v.string()),
    }),
  ),
  ties: list(v.picklist(tieRules)),
  minimum: v.number(),
})
