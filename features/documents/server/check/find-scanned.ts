import type { KeyObject } from 'node:crypto'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { verifyFacts } from '#platform/server/pdf/parts/signed-facts.ts'
import { type KnownDocument, type DocumentStatus, documentStatus } from '../../rules/document.ts'
import { shortHash } from '../signed-check.ts'
import { type CheckLine, earlyLines, registeredLines, struckLines } from './check-lines.ts'

export type Scanned = { readonly code: string; readonly token: string }

/**
 * Result of a scanned code. `number-only`: an address that was typed. `not-registered`: signed by us, but unknown to
 * the register.
 */
export type ScannedDocument =
  | { readonly is: 'number-only' | 'not-genuine' | 'not-registered' }
  | {
      readonly is: 'known'
      readonly number: string
      readonly state: DocumentStatus
      readonly lines: readonly CheckLine[]
      readonly photoId: number | null
    }

/** A code of the register carries number, version, hash and perhaps a part; the codes before it carried the facts themselves. */
const mostOfRegister = 4

/** The signature decides if the document is ours, the register if it is still valid. */
export async function findScanned(
  { code, token }: Scanned,
  { reader, publicKey }: { readonly reader: Reader; readonly publicKey: KeyObject },
): Promise<ScannedDocument> {
  if (token === '') return { is: 'number-only' }
  const facts = verifyFacts(token, [publicKey])
  if (facts === null || facts[0] !== code) return { is: 'not-genuine' }
  return facts.length > mostOfRegister ? early(facts, reader) : registered(facts, reader)
}

async function registered(facts: readonly string[], reader: Reader): Promise<ScannedDocument> {
  const [number = '', version = '', hash = '', part] = facts
  const row = await documents(reader)
    .innerJoin('issued_version as v', 'v.n_issued_paper_id', 'p.n_issued_paper_id')
    .select(['v.version as scanned', 'v.issued as scanned_on', 'v.hash', 'v.lines', 'v.photo_id'])
    .where('p.number', '=', number)
    .where('v.version', '=', Number(version))
    .executeTakeFirst()
  if (row === undefined || shortHash(row.hash) !== hash) return { is: 'not-registered' }
  const document = { name: { en: row.name, ne: row.name_ne }, number, version: row.scanned }
  const issuedOn = dayInNepal(row.scanned_on.getTime())
  const state = documentStatus(row.scanned, knownOf(row))
  const newest = state.is === 'replaced' ? row.newest_lines : null
  const lines = newest === null ? row.lines : struckLines(row.lines, newest)
  return {
    is: 'known',
    number,
    state,
    lines: registeredLines({ ...document, issuedOn, lines, part: part ?? '' }),
    photoId: row.photo_id,
  }
}

/** A number from before the register may have been given twice; then nothing but the signature is known. */
async function early(facts: readonly string[], reader: Reader): Promise<ScannedDocument> {
  const [code = ''] = facts
  const rows = await documents(reader).where('p.former_number', '=', code).limit(2).execute()
  const [row] = rows
  const only = rows.length === 1 && row !== undefined ? row : null
  return {
    is: 'known',
    number: only?.number ?? code,
    state: only === null ? { is: 'early' } : documentStatus(null, knownOf(only)),
    lines: earlyLines(facts),
    photoId: null,
  }
}

function documents(reader: Reader) {
  return reader
    .selectFrom('n_issued_paper as p')
    .leftJoin('issued_version as n', (join) =>
      join
        .onRef('n.n_issued_paper_id', '=', 'p.n_issued_paper_id')
        .onRef('n.version', '=', 'p.version'),
    )
    .select(['p.number', 'p.name', 'p.name_ne', 'p.version', 'p.ended', 'p.ended_at', 'p.reason'])
    .select(['n.issued as newest_on', 'n.lines as newest_lines'])
}

type ScannedDocumentRow = Awaited<
  ReturnType<ReturnType<typeof documents>['executeTakeFirstOrThrow']>
>

function knownOf({
  version,
  newest_on,
  ended,
  ended_at,
  reason,
}: ScannedDocumentRow): KnownDocument {
  return {
    newest: newest_on === null ? null : { version, issuedOn: dayInNepal(newest_on.getTime()) },
    end:
      ended === null || ended_at === null
        ? null
        : { is: ended, on: dayInNepal(ended_at.getTime()), reason: reason ?? '' },
  }
}
