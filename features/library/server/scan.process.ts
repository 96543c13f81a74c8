import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import type { Scanned } from '../wire/counter.ts'
import type { CopyRow } from './copies.ts'
import { type AtCounter, counterReader } from './counter-reader.ts'
import { scannedCopy } from './scanned-copy.ts'

const roles = staffWith('library.desk')
const most = 12
const shows = [
  { table: 'c_bpartner', columns: ['Name', 'name_nepali', 'regrollno', 'Phone'] },
  { table: 'a_asset' },
  { table: 'n_library_hold' },
  { table: 'n_library_fine' },
  { table: 'n_program_enroll' },
] as const

/** Finds a scan or typed text of the counter: a card, a copy, or names to choose from. Reading a person is recorded. */
export function scanProcesses(dictionary: Dictionary): readonly Process[] {
  return [
    defineProcess({
      ...contracts.libraryScan,
      name: { en: 'Scan a card or a book', ne: 'कार्ड वा पुस्तक स्क्यान गर्ने' },
      roles,
      shows,
      async run(given, context) {
        const readerId = given.C_BPartner_ID ?? null
        const typed = given.typed.slice(0, 100)
        const scanned = await scan({ typed, readerId, dictionary }, context)
        const record = scanned.is === 'reader' ? String(scanned.reader.id) : ''
        const seen = { table: 'c_bpartner', record }
        return { summary: text.scanned, seen, data: { scanned } }
      },
    }),
    defineProcess({
      ...contracts.libraryReader,
      name: { en: 'A reader at the counter', ne: 'काउन्टरमा आएको पाठक' },
      roles,
      shows,
      async run(given, context) {
        const id = given.C_BPartner_ID
        const reader = await atCounter(context, (transaction, at) =>
          counterReader(transaction, id, at),
        )
        if (reader === null)
          return refusal('rule/reader-unknown', text['reader-unknown'], { status: 404 })
        return { summary: text.scanned, data: { reader } }
      },
    }),
  ]
}

type Typed = {
  readonly typed: string
  readonly readerId: number | null
  readonly dictionary: Dictionary
}

function scan({ typed, readerId, dictionary }: Typed, context: ProcessContext): Promise<Scanned> {
  return atCounter(context, async (transaction, at) => {
    const copies = await copiesLike(transaction, typed, at.clientId)
    const copy = copies.find(({ value }) => value.toLowerCase() === typed.toLowerCase())
    const [only] = copies.length === 1 ? copies : []
    const row = copy ?? only
    if (row !== undefined)
      return { is: 'copy', copy: await scannedCopy(transaction, { row, readerId }, at) }
    const byNumber = await readerByNumber(transaction, typed)
    const ids =
      byNumber !== null || typed.length < 2
        ? []
        : await peopleLike(context.database, {
            typed,
            most,
            dictionary,
            role: context.session.role,
          })
    const readers = await readersOf(transaction, byNumber === null ? ids : [byNumber])
    const [one] = readers.length === 1 && copies.length === 0 ? readers : []
    const reader = one ? await counterReader(transaction, one.id, at) : null
    if (reader !== null) return { is: 'reader', reader }
    const named = copies.map(({ a_asset_id: id, name, value: code }) => ({ id, name, code }))
    return { is: 'several', readers, copies: named }
  })
}

async function atCounter<Result>(
  { database, session, nowMs }: ProcessContext,
  work: (transaction: Transaction, at: AtCounter) => Promise<Result>,
): Promise<Result> {
  return database.look(async (transaction) => {
    const rules = await findSettingValue(transaction, 'library')
    return work(transaction, { clientId: session.clientId, rules, today: dayInNepal(nowMs) })
  })
}

/** The copy with this accession number, else those of this ISBN or of titles that begin so. */
async function copiesLike(
  transaction: Transaction,
  typed: string,
  clientId: number,
): Promise<readonly CopyRow[]> {
  const digits = latinDigits(typed)
    .replaceAll(/[^0-9Xx]/g, '')
    .toUpperCase()
  const escaped = typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const all = transaction
    .selectFrom('a_asset')
    .selectAll()
    .where('ad_client_id', '=', clientId)
    .where('isactive', '=', true)
    .orderBy('name')
    .orderBy('value')
    .limit(most)
  const exact = await all.where('value', 'ilike', escaped).execute()
  if (exact.length > 0) return exact
  const isIsbn = digits.length === 10 || digits.length === 13
  if (isIsbn) return all.where('titlekey', '=', digits).execute()
  return typed.length < 3 ? [] : all.where('name', 'ilike', `${escaped}%`).execute()
}

/** By registration or roll number, as printed on the card. */
async function readerByNumber(transaction: Transaction, typed: string): Promise<number | null> {
  const number = latinDigits(typed)
  const row = await transaction
    .selectFrom('c_bpartner as b')
    .leftJoin('n_program_enroll as e', 'e.c_bpartner_id', 'b.c_bpartner_id')
    .select('b.c_bpartner_id')
    .where((where) =>
      where.or([where('b.regrollno', '=', number), where('e.urollno', '=', number)]),
    )
    .executeTakeFirst()
  return row?.c_bpartner_id ?? null
}

async function readersOf(transaction: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await transaction
    .selectFrom('c_bpartner')
    .select(['c_bpartner_id', 'name', 'regrollno'])
    .where('c_bpartner_id', 'in', [...ids])
    .orderBy('name')
    .execute()
  return rows.map(({ c_bpartner_id: id, name, regrollno }) => ({
    id,
    name,
    number: regrollno ?? '',
  }))
}
