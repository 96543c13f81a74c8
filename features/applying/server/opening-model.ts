import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import type { Permission } from '#features/roles/rules/facts.ts'
import { openingReferences } from '#features/institution/server/academic.models.ts'
import { holidaysOn } from '#features/institution/server/holidays.ts'
import type { CheckRecord, Save } from '#features/registers/server/check-save.ts'
import { isPointedAt } from '#features/registers/server/record-use.ts'
import { type Deriving, registerModel } from '#features/registers/server/register-model.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column, Model, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import type { Generated } from 'kysely'
import type { ModelBase } from '#platform/server/database/columns.ts'
import { openingMessages as text } from '../rules/opening-messages.ts'
import type { AcademicIdColumns } from './academic-rows.ts'

/** Columns every table of openings has. */
export type OpeningColumns = ModelBase &
  AcademicIdColumns & { name: string; name_ne: Generated<string>; ispublished: Generated<boolean> }

type OpeningPlan = Pick<Model, 'table' | 'label' | 'columns' | 'children' | 'showsKey'> & {
  readonly plural: Message
  /** Position in the office's list. */
  readonly place: number
  /** Table of its applications: while there are any, amounts stay and no last day becomes an earlier one. */
  readonly applications: string
  /** Pairs of days that must be in this order, equal days included; a missing one is no problem here. */
  readonly daysInOrder: readonly (readonly [first: string, second: string])[]
  /** Last days: of those an extension is allowed, a shortening is not. */
  readonly lastDays: readonly string[]
  /** The last day after which it is closed; absent: the first of them. */
  readonly closes?: string
  /** Columns without which the opening cannot be published. */
  readonly publishable: readonly string[]
  /** Values that follow from others. */
  readonly derive?: (record: Values, at: Deriving) => Values
  /** Problems that only this type of opening has, of a draft too. */
  readonly check?: CheckRecord
  /** More that stands in the way of publishing. */
  readonly findings?: (save: Save & { readonly id: number }) => Promise<readonly FieldError[]>
  /** Gate for students who may see it, if not all may (SECURITY T38). */
  readonly gate?: string
  readonly permission?: Permission
}

/** Openings: drafts until staff publish them, then a list that all readers share. */
export function openingModel(whole: OpeningPlan): Model {
  const { columns, gate, plural, place, closes = whole.lastDays[0], ...plan } = whole
  const { table, label, children, showsKey, applications } = plan
  const applyingDays = daysOfApplying(whole)
  const reason = text['amount-locked']
  const lockedBy = { tables: [applications], reason, mayBeAgreed: true } as const
  return registerModel({
    table,
    label,
    ...(children && { children }),
    ...(showsKey && { showsKey }),
    identifier: ['Name'],
    register: { group: 'openings', plural, place, ...(closes && { closes }) },
    published: published.name,
    mayBeInactive: false,
    permission: plan.permission ?? 'opening.manage',
    access: gate ? { ...everyoneReads, student: { read: 'all', gate } } : everyoneReads,
    derive: async (record, at) => ({
      ...(await ofProgram(record, at)),
      ...plan.derive?.(record, at),
    }),
    check: checkOpening(plan, columns),
    columns: [
      column.text('Name', common.name, { mandatory: true, maxLength: 120 }),
      column.text('name_ne', officeLabels.nameInNepali, { maxLength: 120 }),
      // For readers of Nepali only: others read no value here.
      column.text('shown_name', text['shown-name'], {
        sql: 'null::text',
        nepali: `nullif(t.name_ne, '')`,
      }),
      ...openingReferences,
      ...columns
        .map((each) => (isFee(each) ? { ...fee, lockedBy, ...each } : each))
        .map((each) => (isRuleOfMoney(each) ? { lockedBy, ...each } : each))
        .map((each) =>
          applyingDays.has(each.name) ? { ...each, isApplyingDay: true as const } : each,
        ),
      published,
    ],
  })
}

/** Last days, and the first days that belong to them. */
function daysOfApplying({ lastDays, daysInOrder }: OpeningPlan): ReadonlySet<string> {
  const firsts = daysInOrder.filter(([, last]) => lastDays.includes(last)).map(([first]) => first)
  return new Set([...lastDays, ...firsts])
}

const fee = { mandatory: true, least: 0, most: 1_000_000 } as const

/** Amounts are fees, unless they have limits of their own. */
function isFee({ type, least }: Column): boolean {
  return type.is === 'amount' && least === undefined
}

/** Amounts or shares until a day each. */
function isRuleOfMoney({ isDatedAmounts, isDatedShares }: Column): boolean {
  return isDatedAmounts === true || isDatedShares === true
}

const published = column.boolean('ispublished', text.published)

/** Faculty and level are those of the programme. */
async function ofProgram(record: Values, { transaction }: Deriving): Promise<Values> {
  const id = record['n_program_ID']
  if (typeof id !== 'number') return { n_faculty_ID: null, n_level_ID: null }
  const program = await transaction
    .selectFrom('n_program')
    .select(['n_faculty_id', 'n_level_id'])
    .where('n_program_id', '=', id)
    .executeTakeFirstOrThrow()
  return { n_faculty_ID: program.n_faculty_id, n_level_ID: program.n_level_id }
}

type Checked = Pick<
  OpeningPlan,
  'table' | 'applications' | 'daysInOrder' | 'lastDays' | 'publishable' | 'check' | 'findings'
>

/** A draft may be incomplete; a published opening is complete, and keeps its promises once students have applied. */
function checkOpening(plan: Checked, columns: readonly Column[]): CheckRecord {
  return async (save) => {
    const { record, before, changes, id, transaction } = save
    const disordered = plan.daysInOrder.flatMap(([first, second]) =>
      isBefore(record[second], record[first])
        ? [{ field: second, message: text['days-disordered'] }]
        : [],
    )
    const wrong = [...disordered, ...((await plan.check?.(save)) ?? [])]
    if (wrong.length > 0 || id === null) return wrong
    const isUsed = await isPointedAt(transaction, { model: { table: plan.table }, id }, [
      plan.applications,
    ])
    const broken = isUsed && !save.isAgreed ? brokenPromises(plan, save) : []
    if (broken.length > 0 || record[published.name] !== true) return broken
    const isPublishing = before?.[published.name] !== true
    const missing = [...openingReferences, ...columns]
      .filter(({ name }) => plan.publishable.includes(name) && (record[name] ?? '') === '')
      .filter(({ name }) => isPublishing || name in changes)
      .map(({ name }) => ({ field: name, message: text['needed-to-publish'] }))
    const closed = await closedDays(plan, save, isPublishing)
    if (missing.length > 0 || closed.length > 0 || !isPublishing) return [...missing, ...closed]
    return (await plan.findings?.({ ...save, id })) ?? []
  }
}

/** Days on which something ends or is held, and on which the university is closed. */
async function closedDays(
  { lastDays, daysInOrder }: Checked,
  { record, changes, transaction }: Save,
  isPublishing: boolean,
): Promise<readonly FieldError[]> {
  const names = [...new Set([...lastDays, ...daysInOrder.map(([, second]) => second)])].filter(
    (name) => isPublishing || name in changes,
  )
  const days = names.map((name) => [name, record[name]] as const)
  const holidays = await holidaysOn(
    transaction,
    days.flatMap(([, day]) => (typeof day === 'string' ? [day] : [])),
  )
  return days.flatMap(([field, day]) => {
    const name = holidays.get(String(day))
    return name === undefined ? [] : [{ field, message: sayInBoth(text['is-holiday'], { name }) }]
  })
}

function brokenPromises({ lastDays }: Checked, { record, before }: Save): readonly FieldError[] {
  const shortened = lastDays
    .filter((name) => isBefore(record[name], before?.[name]))
    .map((name) => ({ field: name, message: text['day-shortened'] }))
  const isWithdrawn = before?.[published.name] === true && record[published.name] !== true
  return isWithdrawn
    ? [...shortened, { field: published.name, message: text['not-withdrawn'] }]
    : shortened
}

/** Days as `yyyy-mm-dd`; an empty one is before none. */
function isBefore(one: Values[string] | undefined, other: Values[string] | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && one < other
}
