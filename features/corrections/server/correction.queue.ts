import { staffWith } from '#features/roles/rules/facts.ts'
import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Looking, QueueSource } from '#features/desk/server/queue-source.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { correctableFields, needsProof } from '#features/corrections/rules/correction.ts'
import {
  correctionDesk as text,
  correctionReasons,
  entryReasons,
} from '#features/corrections/rules/correction-desk-messages.ts'
import { correctionOfficeMessages as messages } from '#features/corrections/rules/correction-messages.ts'
import { findCorrectableField } from '#features/corrections/wire/correction.ts'
import { correctionAttachments } from './correction-attachments.ts'
import { correctionWords } from './stored-words.ts'

function selectProposed({ kysely }: Database) {
  return kysely
    .selectFrom('n_correction as c')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'c.c_bpartner_id')
    .leftJoin('ad_user as u', 'u.ad_user_id', 'c.createdby')
    .selectAll('c')
    .select(['b.name', 'b.name_nepali', 'b.phone', 'u.name as entered_by'])
    .where('c.state', '=', 'proposed')
    .orderBy('c.created')
}

type ProposedCorrectionRow = Awaited<
  ReturnType<ReturnType<typeof selectProposed>['execute']>
>[number]

/** Corrections that students proposed and staff entered, one field each. */
export const correctionQueue: QueueSource = {
  id: 'corrections',
  name: text.queue,
  roles: staffWith('correction.decide'),
  promiseDays: 5,
  model: 'n_correction',
  endings: ['return'],
  async list(database, { of }) {
    const rows = await selectProposed(database)
      .$if(of !== undefined, (asked) => asked.where('c.c_bpartner_id', 'in', of ?? []))
      .execute()
    return rows.map((row) => ({
      record: row.n_correction_id,
      partnerId: row.c_bpartner_id,
      name: row.name,
      about: fieldName(row),
      amount: null,
      since: row.created.toISOString(),
      sign: 'unknown',
      words: row.basis === null ? text.proof : text.entered,
    }))
  },
  find: evidence,
  async since(database, record) {
    const row = await selectProposed(database)
      .where('c.n_correction_id', '=', record)
      .executeTakeFirst()
    return row?.created ?? null
  },
  decisions: ['correction_accept', 'correction_return'],
}

async function evidence(
  database: Database,
  record: number,
  { session }: Looking,
): Promise<Evidence | null> {
  const row = await selectProposed(database)
    .where('c.n_correction_id', '=', record)
    .executeTakeFirst()
  if (row === undefined) return null
  const proof = await correctionAttachments.find(database, record)
  const files = (proof?.files ?? []).map(({ name, mime }) => ({ name, mime, bytes: 0 }))
  const textOf = (value: string) => correctionWords(row.field_name, value)
  const isMine = row.createdby === session.userId
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: sameInBoth(row.phone),
    since: row.created.toISOString(),
    amount: null,
    columns: [text.field, text.now, text.proposed],
    checks: [
      {
        fact: fieldName(row),
        values: [textOf(row.old_value), textOf(row.new_value)],
        sign: 'unknown',
        note: files.length === 0 ? withoutProof(row) : text.proof,
      },
    ],
    alerts: [],
    facts: row.basis === null ? [] : [{ label: text.basis, value: row.basis }],
    files: files.map((file) => ({
      ...file,
      model: 'n_correction',
      record,
      label: text['proof-file'],
    })),
    history: [{ at: row.created.toISOString(), words: sentBy(row) }],
    blocked: isMine ? messages['own-correction'] : null,
    approve: {
      slug: 'correction_accept',
      body: { correction_ID: record },
      label: text.accept,
      outcome: text.outcome,
      takesAmount: false,
    },
    turnBack: {
      slug: 'correction_return',
      body: { correction_ID: record },
      label: text[isMine ? 'take-back' : 'turn-back'],
      next: text[row.basis === null ? 'next' : 'next-entered'],
      reasons: row.basis === null ? correctionReasons : entryReasons,
      fillIns: [],
    },
  }
}

/** A missing proof matters only if one is needed. */
function withoutProof(row: ProposedCorrectionRow): Message {
  const field = findCorrectableField(row.field_name)
  return text[field === null || needsProof(field) ? 'no-proof' : 'no-paper-needed']
}

function sentBy({ basis, entered_by: name }: ProposedCorrectionRow): Message {
  return basis === null ? text.sent : sayInBoth(text['entered-by'], { name: name ?? '' })
}

function fieldName(row: ProposedCorrectionRow): Message {
  const field = findCorrectableField(row.field_name)
  return field === null ? sameInBoth(row.field_name) : correctableFields[field]
}
