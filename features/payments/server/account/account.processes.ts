import { letterheadOf } from '#features/institution/server/letterhead.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { newestRows } from '../../rules/account/account-statement.ts'
import { accountText as text } from '../../rules/account/account-messages.ts'
import * as contracts from '../../wire/student-account.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { portalPathOf } from '../core/payable-kind.ts'
import { type AccountData, accountDocument } from './account-document.ts'
import { readStatement } from './read-statement.ts'

type Kinds = Pick<PaymentsContext, 'kinds'>
type AccountInput = { readonly C_BPartner_ID?: number | undefined }

const access = {
  roles: Object.keys(roleIds),
  shows: [
    { table: 'c_payment' },
    { table: 'c_bpartner', columns: ['Name', 'name_nepali', 'regrollno'] },
  ],
}

/** So many rows fit on the page. */
const rowsOfPage = 28

/** Fees, payments and credit of a student; own ones for students. Reads only. */
export function readAccount(kinds: Kinds): Process {
  return defineProcess({
    ...contracts.studentAccount,
    ...access,
    name: text.read,
    async run(given, context) {
      const found = await findAccount(given, context, kinds)
      if (isRefusal(found)) return found
      const { statement } = found
      const dues = statement.dues.map((due) => ({
        ...due,
        path: portalPathOf(due.paymentType, kinds.kinds),
      }))
      return { summary: text.read, data: { statement: { ...statement, dues } } }
    },
  })
}

/** The same as a document in both languages: the newest rows, and the balance before them. */
export function printAccount(printing: Printing, kinds: Kinds): Process {
  return defineProcess({
    ...contracts.studentAccountPrint,
    ...access,
    name: text.printed,
    async run(given, context) {
      const found = await findAccount(given, context, kinds)
      if (isRefusal(found)) return found
      const { student, statement, today } = found
      const data: AccountData = {
        institution: letterheadOf(printing.institution(), today),
        name: { en: student.name, ne: student.name_nepali },
        registration: student.regrollno ?? '',
        asOf: today,
        statement: { ...statement, ...newestRows(statement, rowsOfPage) },
      }
      const content = await printing.pdf.renderPdf(accountDocument, data)
      return { summary: text.made, file: { name: `account_${today}.pdf`, content } }
    },
  })
}

async function findAccount(
  { C_BPartner_ID }: AccountInput,
  { database, session, nowMs }: Pick<ProcessContext, 'database' | 'session' | 'nowMs'>,
  kinds: Kinds,
) {
  const unknown: Refusal = refusal('rule/partner-unknown', text.unknown, { status: 404 })
  const own = session.role === 'student' ? session.partnerId : null
  const partnerId = C_BPartner_ID ?? own
  if (partnerId === null || (own !== null && partnerId !== own)) return unknown
  const student = await database.kysely
    .selectFrom('c_bpartner')
    .select(['name', 'name_nepali', 'regrollno'])
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  if (student === undefined) return unknown
  const today = dayInNepal(nowMs)
  const statement = await readStatement(database.kysely, kinds, { partnerId, today })
  return { student, today, statement }
}
