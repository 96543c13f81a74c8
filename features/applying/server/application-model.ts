import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { academicReferences } from '#features/institution/server/academic.models.ts'
import type { Message } from '#platform/pure/message.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type {
  Column,
  CreateHook,
  DecideHook,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { returnKey } from '../wire/application-return.ts'
import { withdrawalKey } from '../wire/application-withdrawal.ts'
import { formReadySql } from './documents/form-ready.ts'
import { documentStatuses } from '#platform/server/model-engine/dictionary/document-statuses.ts'

type Applications = Pick<
  Model,
  'table' | 'label' | 'identifier' | 'columns' | 'children' | 'childAliases'
> & {
  /** The opening: its table, and its label in an application; null if all apply for the same. */
  readonly opening: { readonly table: string; readonly label: Message } | null
  /** Gate for students who may use it, if not all may (SECURITY T38). */
  readonly gate?: string
  /** Condition in SQL over `t` under which its form is printed; absent: the one of its status. */
  readonly formReadySql?: string
  /** It has no fee. */
  readonly unpaid?: true
  /** Decides by the kind's own rule: under locks, or by reading alone. */
  readonly apply: { readonly create: CreateHook } | { readonly decide: DecideHook }
}

/** A student's own applications. Money, status and the place are the server's to say (SECURITY T32, T33). */
export function applicationModel(of: Applications): Model {
  const { table, label, identifier, opening, gate, apply } = of
  const payments = of.unpaid ? {} : { c_payment: `${table}_ID` }
  return {
    table,
    label,
    identifier,
    owner: { is: 'partner', column: applicant.name },
    access: { ...applicationReads, student: { read: 'own', create: true, ...(gate && { gate }) } },
    children: { ...payments, ...of.children },
    ...(of.childAliases && { childAliases: of.childAliases }),
    hooks: apply,
    columns: [
      applicant,
      ...(opening === null ? [] : [openingReference(opening)]),
      ...academicReferences,
      ...(of.unpaid ? [] : moneyColumns),
      statusColumn,
      waitsFor,
      withdrawal,
      formReady(of.formReadySql ?? formReadySql),
      ...of.columns,
    ],
  }
}

function openingReference({ table, label }: { readonly table: string; readonly label: Message }) {
  const given = { createOnly: true, mandatory: true, asked: true } as const
  return column.reference(`${table}_ID`, label, { to: table, ...given })
}

/** Applicant: always the session's partner, whatever a client sends. */
const applicant = column.reference('C_BPartner_ID', officeLabels.businessPartner, {
  to: 'c_bpartner',
  createOnly: true,
  mandatory: true,
})

/** Money of an application according to the ledger. */
export const moneyColumns: readonly Column[] = [
  column.amount('totalfee', pageLabels.totalFee, readOnly),
  column.amount('feepaid', pageLabels.feePaid, readOnly),
  column.boolean('IsPaid', { en: 'Paid', ne: 'भुक्तानी भयो' }, readOnly),
  column.boolean('isPending', common.pending, readOnly),
]

export const statusColumn = column.list(
  'DocStatus',
  { en: 'Document Status', ne: 'कागजातको स्थिति' },
  { values: documentStatuses, ...readOnly },
)

/** The derived column that is true when the form is printed now. */
function formReady(sql: string): Column {
  return column.boolean('form_ready', { en: 'Form ready', ne: 'फारम तयार' }, { sql })
}

/** Why it no longer holds, or was withdrawn. */
const withdrawal = column.integer(withdrawalKey, { en: 'Withdrawal', ne: 'फिर्ता लिएको' }, readOnly)

/** The return it waits on its student for. */
const waitsFor = column.integer(returnKey, { en: 'Returned', ne: 'फिर्ता' }, readOnly)
