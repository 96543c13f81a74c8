import * as v from 'valibot'
import { nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { quotaLabel } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { lockOpening, type Opening, unknownOpening } from '#features/selection/server/candidates.ts'
import { meritMessages as text, ruleSetMessages } from '../../rules/merit/messages.ts'
import { programMessages } from '../../rules/merit/program-messages.ts'
import { weightedName } from '../../rules/merit/rule-messages.ts'
import { allSeatsOf, decideRuleSet, type RuleSet } from '../../rules/merit/rule-set.ts'
import { entranceMeritRules } from '../../wire/merit-processes.ts'
import { typedRuleSet } from '../../wire/merit-rule-set.ts'
import { entranceSelection } from '../selection.ts'
import { furtherOf, programsOfEntrance } from '../programs/programs.rows.ts'
import { findRules, partsOf } from './stored-rules.ts'

/** Saves the rule set of an entrance as a new version; earlier versions stay with the lists they made. */
export const saveMeritRules = defineProcess({
  ...entranceMeritRules,
  name: { en: 'Save the rules of a merit list', ne: 'योग्यता सूचीको नियम राख्ने' },
  roles: entranceSelection.roles,
  run: ({ rules: typed }, { transact, session, nowMs, record: openingId }) =>
    transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const rules = readRules(typed)
      if (rules === null) return refusal('rule/rules-unreadable', text['rules-unreadable'])
      const refused = await refuseRules(transaction, opening, rules)
      if (refused !== null) return refused
      const before = await findRules(transaction, openingId)
      const version = (before?.version ?? 0) + 1
      await transaction
        .insertInto('merit_rules')
        .values({
          n_entrance_open_id: openingId,
          version,
          rules: JSON.stringify(rules),
          created: new Date(nowMs),
          createdby: session.userId,
        })
        .execute()
      const was = before && { rule_set: before.rules.name, seats: allSeatsOf(before.rules) }
      did({
        table: 'n_entrance_open',
        record: openingId,
        before: was ?? { rule_set: null, seats: null },
        after: { rule_set: rules.name, seats: allSeatsOf(rules) },
      })
      return { summary: text['rules-saved'], data: { version } }
    }),
})

function readRules(typed: string): RuleSet | null {
  try {
    const read = v.safeParse(typedRuleSet, JSON.parse(typed))
    return read.success ? read.output : null
  } catch {
    return null // no JSON: the answer says that it could not be read
  }
}

/** Refuses rules that do not fit the entrance or its programme. */
export async function refuseRules(
  reader: Reader,
  { openingId, full }: Opening,
  rules: RuleSet,
): Promise<Refusal | null> {
  const quotas = await readQuotas(reader)
  const programs = await programsOfEntrance(reader, openingId)
  const limits = {
    quotas: [...quotas.keys()],
    full,
    programmeSeats: programs[0]?.seats ?? null,
    further: furtherOf(programs),
    parts: await partsOf(reader, openingId),
  }
  const decision = decideRuleSet(rules, limits)
  if (decision.is === 'allowed') return null
  const { reason, facts = {} } = decision
  const { quota, part, program } = facts
  const values = {
    ...facts,
    ...(typeof quota === 'string' && { quota: quotaLabel(quotas, quota) }),
    ...(typeof part === 'string' && { part: weightedName(part) }),
  }
  const errors = [{ field: 'rules', message: sayInBoth(ruleSetMessages[reason], values) }]
  if (program === undefined)
    return refusal(`rule/${reason}`, ruleSetMessages[reason], { values, errors })
  const found = programs.find((each) => each.program === program)
  const name = nameInBoth(found?.name ?? String(program), found?.nameNepali ?? '')
  const about = { program: name, reason: sayInBoth(ruleSetMessages[reason], values) }
  const message = sayInBoth(programMessages['of-program'], about)
  return refusal(`rule/${reason}`, message, { errors: [{ field: 'rules', message }] })
}
