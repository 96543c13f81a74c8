import { defineProcess } from '#platform/server/processes/define-process.ts'
import type * as v from 'valibot'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import type { EarlyReason, FirstMoment } from '../rules/first-day.ts'
import { firstDayMessages as text } from '../rules/messages.ts'
import type { EntryFirstDay } from '../wire/first-day.ts'
import { earlyOfView, earlyReason, firstDayOf, refuseEarly } from './first-day.ts'

/** A sheet whose entries one person makes, and which two people may agree to open before its first day. */
export type EarlyEntry<Sheet> = {
  readonly sort: string
  /** Roles that may propose, confirm and refuse going earlier. */
  readonly roles: Process['roles']
  readonly subjectOf: (sheet: Sheet) => string
  /** The sheet by name and its first moment; null: there is no such sheet. */
  readonly find: (reader: Reader, sheet: Sheet, clientId: number) => Promise<FoundSheet | null>
  readonly unknown: () => Refusal
}

export type FoundSheet = {
  readonly name: Message
  readonly first: FirstMoment | null
  readonly undated: readonly string[]
  /** Its page in the office. */
  readonly page: `/${string}`
  /** The row an agreement is noted on in the audit trail. */
  readonly row: { readonly table: string; readonly record: number }
}

/** A proposal's content: the sheet, and the reason with the moment it was given for. */
type StoredEarlyEntry<Sheet> = EarlyReason & { readonly sheet: Sheet }

/** Proposes to open a sheet before its first day, for a reason. */
export function proposeEarlyEntry<Sheet, Input extends ProcessInput>(
  of: EarlyEntry<Sheet>,
  process: Contract<Input> &
    Pick<Process, 'name' | 'roles'> & {
      readonly entryOf: (
        given: v.InferOutput<Input>,
        record: number,
      ) => { readonly sheet: Sheet; readonly reason: string }
    },
): Process {
  const { entryOf, ...named } = process
  return defineProcess({
    ...named,
    run: (given, { transact, session, nowMs, record }) =>
      transact(async (transaction, did) => {
        const { sheet, reason } = entryOf(given, record)
        const found = await of.find(transaction, sheet, session.clientId)
        if (found === null) return of.unknown()
        if ((await refuseEarlyEntry(transaction, of, { sheet, found, nowMs })) === null)
          return refusal('rule/not-early', text['not-early'], { status: 409 })
        const early = earlyReason(reason, found.first, nowMs)
        if (early === null)
          return refusal('rule/reason-needed', text['reason-needed'], { status: 400 })
        const stored: StoredEarlyEntry<Sheet> = { sheet, ...early }
        const id = await propose(
          { transaction, session, nowMs, did },
          {
            sort: of.sort,
            subject: of.subjectOf(sheet),
            before: '{}',
            after: JSON.stringify(stored),
          },
        )
        return isRefusal(id) ? id : { summary: text['early-proposed'], data: { n_proposal_ID: id } }
      }),
  })
}

/** Confirmed, it opens the sheet until its first day; refused where that day has moved since. */
export function earlyEntryProposals<Sheet>(of: EarlyEntry<Sheet>): ProposalType {
  return {
    sort: of.sort,
    roles: of.roles,
    async view(reader, { after }, { session, nowMs }) {
      const { sheet, reason }: StoredEarlyEntry<Sheet> = JSON.parse(after)
      const found = await of.find(reader, sheet, session.clientId)
      if (found === null) return null
      return {
        subject: found.name,
        fields: [],
        checks: [],
        lists: [],
        sheet: found.page,
        ...earlyOfView(found.first, reason, nowMs),
      }
    },
    async confirm(transaction, { after }, { session, nowMs }) {
      const { sheet, reason, first }: StoredEarlyEntry<Sheet> = JSON.parse(after)
      const found = await of.find(transaction, sheet, session.clientId)
      if (found === null) return of.unknown()
      const refused = refuseEarly({ first: found.first, nowMs, early: { reason, first } })
      if (refused !== null) return refused
      const { table, record } = found.row
      return { table, record, before: {}, after: { early: of.subjectOf(sheet), reason } }
    },
  }
}

type AtSheet<Sheet> = { readonly sheet: Sheet; readonly found: FoundSheet; readonly nowMs: number }

/** Refuses an entry before the sheet's first day, unless two people have agreed to it for that day or a later one. */
export async function refuseEarlyEntry<Sheet>(
  reader: Reader,
  of: EarlyEntry<Sheet>,
  { sheet, found: { first }, nowMs }: AtSheet<Sheet>,
): Promise<Refusal | null> {
  if (refuseEarly({ first, nowMs, early: null }) === null) return null
  const early = await findAgreed(reader, of.sort, of.subjectOf(sheet))
  return refuseEarly({ first, nowMs, early })
}

/** The first day of a sheet for its page, with what was agreed or proposed about going earlier. */
export async function entryFirstDay<Sheet>(
  reader: Reader,
  of: EarlyEntry<Sheet>,
  { sheet, found: { first, undated }, nowMs, session }: AtSheet<Sheet> & { session: Session },
): Promise<EntryFirstDay> {
  const day = firstDayOf(first, undated, nowMs)
  if (day.daysEarly === null) return { ...day, agreed: null, proposal: null }
  const subject = of.subjectOf(sheet)
  const early = await findAgreed(reader, of.sort, subject)
  const holds = refuseEarly({ first, nowMs, early }) === null
  return {
    ...day,
    agreed: holds ? (early?.reason ?? null) : null,
    proposal: await findOpen(reader, { sort: of.sort, subject }, { session, nowMs }),
  }
}

/** The newest reason two people agreed on. The confirmed proposal is the permission: it is never changed or removed. */
async function findAgreed(
  reader: Reader,
  proposalType: string,
  subject: string,
): Promise<EarlyReason | null> {
  const row = await reader
    .selectFrom('n_proposal')
    .select('after')
    .where('sort', '=', proposalType)
    .where('subject', '=', subject)
    .where('state', '=', 'confirmed')
    .orderBy('n_proposal_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const { reason, first }: EarlyReason = JSON.parse(row.after)
  return { reason, first }
}

async function findOpen(
  reader: Reader,
  { sort, subject }: { readonly sort: string; readonly subject: string },
  { session, nowMs }: { readonly session: Session; readonly nowMs: number },
): Promise<EntryFirstDay['proposal']> {
  const found = await reader
    .selectFrom('n_proposal as q')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'q.createdby')
    .select(['q.createdby as enteredBy', 'u.name', 'u.c_bpartner_id'])
    .where('q.sort', '=', sort)
    .where('q.subject', '=', subject)
    .where('q.state', '=', 'open')
    .where('q.expires', '>', new Date(nowMs))
    .executeTakeFirst()
  if (found === undefined) return null
  const { enteredBy, name, c_bpartner_id } = found
  return { by: name, isOwn: isOwnEntry({ enteredBy, partnerId: c_bpartner_id ?? 0 }, session) }
}
