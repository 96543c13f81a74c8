import './tables.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Stores a note about a student for colleagues, shown in the file; the student does not see it. */
export async function keepNote(
  transaction: Transaction,
  note: {
    readonly partnerId: number
    readonly userId: number
    readonly words: string
    readonly nowMs: number
  },
): Promise<void> {
  await transaction
    .insertInto('student_note')
    .values({
      c_bpartner_id: note.partnerId,
      ad_user_id: note.userId,
      words: note.words,
      created: new Date(note.nowMs),
    })
    .execute()
}
