import { type Message, sentences, nameInBoth } from '#platform/pure/message.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import { reasonArguments } from '#features/desk/wire/reason.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation, reasonOf } from '#features/desk/server/translations/given-reason.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { NoticeType } from '#features/notifications/rules/facts.ts'
import { decideDocumentAction } from '#features/applying/rules/desk/document-action.ts'
import { type DocStatus, findDocStatus } from '#platform/pure/document-status.ts'
import { applyingOfficeMessages as text } from '#features/applying/rules/desk/office-messages.ts'
import { returnOfficeMessages } from '#features/applying/rules/returns/return-office-messages.ts'
import { isReturned } from '#features/applying/rules/returns/returned.ts'
import { type Acting as ActingOn, applicationProcess } from '../application-process.ts'
import { type ApplicationRow, type Applications, payingOf } from '../applications.ts'
import { returnApplication } from './return-application.ts'

/** An application that the registry processes, its row locked. */
export type Acting<Row extends ApplicationRow> = ActingOn<Row> & {
  /** Before the action. */
  readonly status: DocStatus
}

/** Further changes of an action, before the status is written; a refusal undoes it. */
export type Effect<Row extends ApplicationRow> = (
  transaction: Transaction,
  acting: Acting<Row>,
) => Promise<Refusal | null>

type DocumentActions<Row extends ApplicationRow> = Pick<Process, 'slug' | 'roles'> & {
  readonly applications: Applications<Row>
  /** Approving notifies the student, with the kind's own text. */
  readonly approve: Effect<Row>
  /** Replaces the notification that it is completed. */
  readonly complete?: Effect<Row>
  readonly close?: Effect<Row>
}

/** The registry approves, completes, closes or returns an application; the student is notified each time. */
export function documentActionProcess<Row extends ApplicationRow>(
  of: DocumentActions<Row>,
): Process {
  return applicationProcess({
    ...recordContract(of.slug, of.applications, {
      doc_action: argument.text(),
      ...reasonArguments,
    }),
    name: { en: 'Approve, complete, close or return', ne: 'स्वीकृत, सम्पन्न, बन्द वा फिर्ता' },
    roles: of.roles,
    applications: of.applications,
    async work(transaction, acting, { given, change }) {
      const action = given.doc_action
      const { row } = acting
      const status = findDocStatus(row.docstatus) ?? 'DR'
      const isWithStudent = isReturned({ status, returned: row.n_application_return_id })
      const decision = decideDocumentAction({
        action,
        status,
        paying: payingOf(row),
        isReturned: isWithStudent,
      })
      if (decision.is === 'refused')
        return refusal(`rule/${decision.reason}`, text[decision.reason])
      const reason = reasonOf(given)
      if (action === 'RJ') {
        const { table } = of.applications
        const back = await returnApplication(transaction, acting, { table, reason, change })
        return back ?? returnOfficeMessages.returned
      }
      const effect = effectOf(action, { ...of, reason })
      const refused = await effect(transaction, { ...acting, status })
      if (refused !== null) return refused
      await change({ docstatus: action })
      return text['status-set']
    },
  })
}

/** The kind notifies of an approval, with its own text. */
function effectOf<Row extends ApplicationRow>(
  action: string,
  {
    approve,
    complete,
    close,
    applications,
    reason,
  }: DocumentActions<Row> & { readonly reason: Reason },
): Effect<Row> {
  if (action === 'AP') return approve
  if (action === 'CO') {
    const completed = text['notice-completed']
    return complete ?? tells(applications, { sort: 'application-completed', message: completed })
  }
  const closed = { sort: 'application-closed', message: closedWords(reason) } as const
  const tell = tells(applications, closed)
  return async (transaction, acting) => {
    const refused = (await close?.(transaction, acting)) ?? (await tell(transaction, acting))
    if (refused !== null) return refused
    const { row, applicationId: record, nowMs } = acting
    const facts = { model: applications.table, record, partnerId: row.c_bpartner_id }
    await oweTranslation(transaction, { ...facts, reason, by: acting, nowMs })
    return null
  }
}

/** Message to the student; without a reason if none was given. */
function closedWords({ words }: Reason): Message {
  const closed = text['notice-closed']
  return words.en === '' ? closed : sentences(closed, words)
}

/** Effect of an approval that only notifies the student; `{name}` is the opening's name. */
export function tellsApproved<Row extends ApplicationRow>(
  applications: Applications<Row>,
  message: Message,
): Effect<Row> {
  return tells(applications, { sort: 'application-approved', message })
}

function tells<Row extends ApplicationRow>(
  { table }: Applications<Row>,
  notice: { readonly sort: NoticeType; readonly message: Message },
): Effect<Row> {
  return async (transaction, { row, applicationId, nowMs }) => {
    await notifyPartner(transaction, {
      ...notice,
      partnerId: row.c_bpartner_id,
      event: `${table}:${applicationId}`,
      values: { name: nameInBoth(row.name, row.name_ne) },
      nowMs,
    })
    return null
  }
}
