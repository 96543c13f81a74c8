import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type {
  BulkPrintType,
  PageAt,
  PrintSubject,
  Wanted,
} from '#features/bulk-print/server/print-type.ts'
import { keysOf, subjectsOf } from '#features/bulk-print/server/queried.ts'
import { documentFrame } from '#features/documents/server/document-frame.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { issueDocument } from '#features/documents/server/register/register.ts'
import { smallPhoto } from '#features/documents/server/small-photo.ts'
import { isActive } from '#features/enrollment/rules/facts.ts'
import { studies } from '#features/enrollment/server/studies.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { idCardMessages as text } from '../rules/messages.ts'
import { type CardOnSheet, cardsOnSheet, idCardSheet } from './id-card.ts'
import { findEnrolled, idCardDocument } from './id-card-document.ts'

/** Identity cards of the students of a year of intake, ten to a page, each entered in the register. */
export function idCardPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: 'id-cards',
      name: text.title,
      permission: 'registry.read',
      subjects: yearsWithStudents,
      orders: ['programme', 'number'],
      pages: sheets,
      async page(key, at) {
        const ids = key.split('-').map(Number)
        const cards: CardOnSheet[] = []
        for (const id of ids) cards.push(await cardOf(id, { ...at, printing }))
        if (cards.every(({ is }) => is === 'none'))
          return refusal('rule/not-enrolled', text['not-enrolled'])
        const small = Promise.all(cards.map(withSmallPhoto)) // while the next page is read
        return { drawIn: async (book) => book.add(idCardSheet, await small) }
      },
    },
  ]
}

function yearsWithStudents(reader: Reader): Promise<readonly PrintSubject[]> {
  return subjectsOf(
    reader,
    sql`select y.n_aca_year_id as id, ${bothNames('y.name', 'y.name_ne')} as name
      from n_aca_year y
      where exists (select from n_program_enroll e
        where e.n_aca_year_id = y.n_aca_year_id and ${studies})
      order by y.n_aca_year_id desc`,
  )
}

/** Keys such as `1000003-1000007`: the enrollments whose cards are on a page. */
function sheets(reader: Reader, { subject, order }: Wanted): Promise<readonly string[]> {
  const first = order === 'programme' ? sql`g.name, g.n_program_id,` : sql``
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select string_agg(id::text, '-' order by place) as key
      from (
        select id, place, (place - 1) / ${cardsOnSheet}::integer as sheet
        from (
          select e.n_program_enroll_id as id,
            row_number() over (order by ${first} e.urollno, e.n_program_enroll_id) as place
          from n_program_enroll e left join n_program g using (n_program_id)
          where e.n_aca_year_id = ${subject} and ${studies}
        ) as card
      ) as placed
      group by sheet order by sheet`,
  )
}

/** The card of an enrollment as of now, or why there is none. */
async function cardOf(
  id: number,
  { database, nowMs, printing }: PageAt & { readonly printing: Printing },
): Promise<CardOnSheet> {
  const row = await findEnrolled(database.kysely, id)
  if (row === null || !row.isactive || !isActive(enrollmentOf(row)))
    return { is: 'none', name: row?.name ?? '', why: text['not-enrolled'] }
  const print = await issueDocument(idCardDocument(row, id), { database, nowMs })
  if (isRefusal(print)) {
    const { message, values = {} } = print
    return { is: 'none', name: row.name, why: sayInBoth(message, values) }
  }
  const { printed } = print.facts
  const frame = await documentFrame(printed, print.issued, { database, printing })
  return { is: 'card', card: { ...printed, ...frame } }
}

async function withSmallPhoto(on: CardOnSheet): Promise<CardOnSheet> {
  if (on.is === 'none') return on
  return { is: 'card', card: { ...on.card, photo: await smallPhoto(on.card.photo) } }
}

function enrollmentOf(row: NonNullable<Awaited<ReturnType<typeof findEnrolled>>>) {
  const { urollstatus, ispassedout, isdropout } = row
  return { confirmed: urollstatus, passedOut: ispassedout, droppedOut: isdropout }
}
