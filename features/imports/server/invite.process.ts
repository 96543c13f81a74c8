import { say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { invitation, invitedAtOnce } from '../rules/invitation.ts'
import { importMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { lockImport } from './plan/stored-import.ts'
import { ofTarget } from './show-import.ts'
import type { ImportTarget } from './targets/target.ts'
import type { Targets } from './targets/targets.ts'

/** Names and addresses that a mail carries. */
export type Inviting = Pick<Printing, 'institution' | 'portalUrl'>

/** Mails the next students of a stored import, each once, in both languages. */
export const inviteStudents = (targets: Targets, { institution, portalUrl }: Inviting) =>
  defineProcess({
    ...contracts.importInvite,
    name: text.invite,
    roles: staffWith('student.import'),
    shows: [],
    run: ({ import_ID: id }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const found = ofTarget(await lockImport(transaction, id), targets, session)
        if (isRefusal(found)) return found
        const { committed, undone } = found.of
        const { newPerson } = found.target
        if (committed === null || undone !== null || newPerson === undefined)
          return refusal('rule/import-not-done', text['not-done'], { status: 409 })
        const students = await uninvited(transaction, id, newPerson)
        if (students.length === 0)
          return refusal('rule/import-all-invited', text['none-uninvited'], { status: 409 })
        const values = { institution: institution().name, url: `${portalUrl}/forgot-password` }
        for (const { email } of students)
          await queueMail(
            transaction,
            {
              to: email,
              subject: say(invitation.subject, 'en', values),
              text: (['ne', 'en'] as const)
                .map((language) => say(invitation.text, language, values))
                .join('\n\n'),
            },
            nowMs,
          )
        await transaction
          .updateTable('import_row')
          .set({ invited: new Date(nowMs) })
          .where('import_id', '=', id)
          .where(
            'line',
            'in',
            students.map(({ line }) => line),
          )
          .execute()
        const n = students.length
        did({ table: 'import', record: id, before: {}, after: { invited: n } })
        return { summary: text.invited, values: { n }, data: { invited: n } }
      }),
  })

/** New people of an import without an invitation, by their row. */
async function uninvited(
  transaction: Transaction,
  importId: number,
  newPerson: NonNullable<ImportTarget['newPerson']>,
) {
  return transaction
    .selectFrom('import_row as r')
    .innerJoin('ad_user as u', (join) => join.on('u.c_bpartner_id', '=', newPerson))
    .select(['r.line', 'u.email'])
    .where('r.import_id', '=', importId)
    .where('r.state', '=', 'new')
    .where('r.invited', 'is', null)
    .where('u.isactive', '=', true)
    .orderBy('r.line')
    .limit(invitedAtOnce)
    .execute()
}
