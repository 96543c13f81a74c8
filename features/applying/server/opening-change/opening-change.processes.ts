import * as v from 'valibot'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type {
  Column,
  Dictionary,
  Model,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import {
  checkChange,
  findRecord,
  lockRecord,
  type RecordChange,
} from '#features/registers/server/change-record.ts'
import type { RecordWrite } from '#features/registers/server/hook-context.ts'
import { isPointedAt } from '#features/registers/server/record-use.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { openProposalsOf, propose } from '#features/two-people/server/proposals.ts'
import { openingChangeText as text } from '../../rules/returns/opening-change-messages.ts'
import { openingWithdrawalText } from '../../rules/returns/opening-withdrawal-messages.ts'
import * as contracts from '../../wire/opening-change.ts'
import { subjectOf } from '../opening-withdrawal/opening-withdrawal.proposal.ts'
import { changeableOpening, noOpening } from '../opening-withdrawal/withdraw-opening.ts'
import { findWithdrawnOpening } from '../opening-withdrawal/withdrawn-opening.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import { agreedColumns, firstProblem, readAgreed } from './agreed-columns.ts'
import { changeType } from './opening-change.proposal.ts'
import { countTouched } from './touched-applicants.ts'

const roles = staffWith('opening.manage')

type Services = { readonly dictionary: Dictionary; readonly rechecks: readonly Recheck[] }

/** True if students have applied: then one person does not change what they applied with. */
function isUsed(reader: Reader, rechecks: readonly Recheck[], at: { model: Model; id: number }) {
  const applications = rechecks.filter(({ opening }) => opening === at.model.table)
  return isPointedAt(
    reader,
    at,
    applications.map(({ table }) => table),
  )
}

const readChange = ({ dictionary, rechecks }: Services) =>
  defineProcess({
    ...contracts.openingChangeRead,
    name: text.read,
    roles,
    shows: [],
    async run({ model: table, record_ID: id }, { database, session, nowMs }) {
      const reader = database.kysely
      const model = changeableOpening(dictionary, table, session.role)
      if (model === null) return noOpening
      const opening = { table, id }
      const isOpen = (await findWithdrawnOpening(reader, opening)) === null
      const columns =
        isOpen && (await isUsed(reader, rechecks, { model, id })) ? agreedColumns(model) : []
      const record = (await findRecord(reader, model, id)) ?? {}
      const proposals = await openProposalsOf(reader, [changeType], nowMs)
      const own = proposals.find(({ subject }) => subject === subjectOf(opening))
      return {
        summary: text.read,
        data: {
          unpaid: await countTouched(reader, rechecks, { ...opening, isOfDays: true }),
          columns: columns.map(({ name }) => name),
          closing: closingOf(columns, record, dayInNepal(nowMs)),
          proposedBy: own === undefined ? null : (own.entered_by ?? ''),
        },
      }
    },
  })

/** Proposes other fees or last days for an opening that students have applied for. */
const proposeChange = ({ dictionary, rechecks }: Services) =>
  defineProcess({
    ...contracts.openingChange,
    name: text.title,
    roles,
    shows: [],
    run: (given, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const { model: table, record_ID: id, reason, reason_ne: reasonNe } = given
        const model = changeableOpening(dictionary, table, session.role)
        const write = { transaction, session, nowMs }
        const record = model && (await lockRecord(model, id, write))
        if (model === null || record === null) return noOpening
        const opening = { table, id }
        if ((await findWithdrawnOpening(transaction, opening)) !== null)
          return refusal('rule/opening-withdrawn', openingWithdrawalText['was-withdrawn'])
        if (!(await isUsed(transaction, rechecks, { model, id })))
          return refusal('rule/none-applied', text['none-applied'])
        const typed = v.safeParse(contracts.openingValues, given.values)
        if (!typed.success) return refusal('rule/nothing-changed', text['nothing-changed'])
        const read = readAgreed(model, typed.output)
        if (isRefusal(read)) return read
        const values = changedOf(read, record)
        if (Object.keys(values).length === 0)
          return refusal('rule/nothing-changed', text['nothing-changed'])
        const version = Number(record['version'])
        const wrong = await whyNot(model, { id, version, values }, write)
        if (wrong !== null) return wrong
        const proposed = await propose(
          { ...write, did },
          {
            sort: changeType,
            subject: subjectOf(opening),
            before: JSON.stringify({ values: pick(record, Object.keys(values)) }),
            after: JSON.stringify({ values, reason, reasonNe }),
          },
        )
        if (isRefusal(proposed)) return proposed
        return { summary: openingWithdrawalText.proposed, data: { n_proposal_ID: proposed } }
      }),
  })

/** The days of applying that are still to come, each as today. */
function closingOf(columns: readonly Column[], record: Values, today: Day) {
  return columns
    .filter(({ name, isApplyingDay }) => isApplyingDay === true && String(record[name]) > today)
    .map(({ name }) => ({ column: name, day: today }))
}

function pick(record: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
}

function changedOf(values: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== now[name]))
}

/** Why an opening could not have these values even if two people agreed, by the first column that is wrong. */
async function whyNot(
  model: Model,
  change: RecordChange,
  write: RecordWrite,
): Promise<Refusal | null> {
  const outcome = await checkChange(model, { ...change, isAgreed: true }, write)
  return isRefusal(outcome) ? firstProblem(model, outcome) : null
}

export const openingChangeProcesses = (services: Services) => [
  readChange(services),
  proposeChange(services),
]
