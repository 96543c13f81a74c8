import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import { keepNote } from '#features/desk/server/student-note.ts'
import { noteText as text } from '../rules/note-messages.ts'
import type { FileNote } from '../wire/student-file.ts'

/** Roles that work with students' matters; a librarian does not read the cashier's notes. */
const noteRoles = staffWith('student.note')
const mostNotes = 50
export const longestNote = 1_000

/** The newest first; null for a role that neither reads nor writes them. */
export async function notesOf(
  { kysely }: Database,
  { partnerId, role }: { readonly partnerId: number; readonly role: string },
): Promise<readonly FileNote[] | null> {
  if (!noteRoles.some((each) => each === role)) return null
  const rows = await kysely
    .selectFrom('student_note as n')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
    .select(['n.student_note_id', 'n.words', 'n.created', 'u.name'])
    .where('n.c_bpartner_id', '=', partnerId)
    .orderBy('n.student_note_id', 'desc')
    .limit(mostNotes)
    .execute()
  return rows.map(({ student_note_id, words, created, name }) => ({
    id: student_note_id,
    by: name,
    at: created.toISOString(),
    words,
  }))
}

/** A note for colleagues, with its author and time. */
export const addNote = defineProcess({
  ...contracts.studentNoteAdd,
  name: text.add,
  roles: noteRoles,
  run: (given, context) => add(given.C_BPartner_ID, given.words, context),
})

async function add(
  partnerId: number,
  words: string,
  { session, nowMs, transact }: ProcessContext,
): Promise<Refusal | ProcessResult> {
  if (words === '') return refusal('rule/note-empty', text.empty)
  if (words.length > longestNote) return refusal('rule/note-too-long', text['too-long'])
  return transact(async (transaction, did) => {
    const student = await transaction
      .selectFrom('c_bpartner')
      .select('c_bpartner_id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirst()
    if (student === undefined) return refusal('rule/student-unknown', text.unknown, { status: 404 })
    await keepNote(transaction, { partnerId, userId: session.userId, words, nowMs })
    did({ table: 'c_bpartner', record: partnerId, before: {}, after: { note: words } })
    return { summary: text.added }
  })
}
