import { type Selectable, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Audience } from '../rules/audience.ts'
import { noticeState, type NoticeState } from '../rules/bulk-notice.ts'
import { type BulkNotice, everyStudent, type StoredAudience } from '../wire/processes.ts'
import type { BulkNoticeTable } from './tables.ts'

export const proposalType = 'bulk-notice'

export type StoredNotice = Selectable<BulkNoticeTable> & {
  readonly isProposed: boolean
  readonly by: string | null
  readonly people: number
  readonly sent: number
}

const noticesShown = 100

/** Subject of the proposal to send a notice. */
export function subjectOf(id: number): string {
  return `bulk_notice:${id}`
}

export function audienceOf({ audience }: Pick<StoredNotice, 'audience'>): Audience {
  const stored = JSON.parse(audience) as Audience
  // One that was stored before notices went to single quotas has none.
  return stored.is === 'applicants' ? { ...stored, quota: stored.quota ?? null } : stored
}

function notices(reader: Reader, nowMs: number) {
  return reader
    .selectFrom('bulk_notice as n')
    .leftJoin('ad_user as u', 'u.ad_user_id', 'n.createdby')
    .selectAll('n')
    .select('u.name as by')
    .select([
      sql<boolean>`exists (select from n_proposal p where p.sort = ${proposalType}
        and p.subject = 'bulk_notice:' || n.bulk_notice_id and p.state = 'open'
        and p.expires > ${new Date(nowMs)})`.as('isProposed'),
      sql<number>`(select count(*)::integer from bulk_notice_reader r
        where r.bulk_notice_id = n.bulk_notice_id)`.as('people'),
      sql<number>`(select count(r.sent)::integer from bulk_notice_reader r
        where r.bulk_notice_id = n.bulk_notice_id)`.as('sent'),
    ])
}

/** The latest notices, the newest first. */
export function latestNotices(reader: Reader, nowMs: number): Promise<readonly StoredNotice[]> {
  return notices(reader, nowMs).orderBy('n.bulk_notice_id', 'desc').limit(noticesShown).execute()
}

export async function findNotice(
  reader: Reader,
  id: number,
  nowMs: number,
): Promise<StoredNotice | null> {
  const row = await notices(reader, nowMs).where('n.bulk_notice_id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Reads a notice and holds it until the transaction ends, so that no portion is sent meanwhile. */
export async function lockNotice(
  transaction: Transaction,
  id: number,
  nowMs: number,
): Promise<StoredNotice | null> {
  await transaction
    .selectFrom('bulk_notice')
    .select('bulk_notice_id')
    .where('bulk_notice_id', '=', id)
    .forUpdate()
    .execute()
  return findNotice(transaction, id, nowMs)
}

export function stateOf(notice: StoredNotice, nowMs: number): NoticeState {
  return noticeState(
    {
      isProposed: notice.isProposed,
      isConfirmed: notice.confirmed !== null,
      isFinished: notice.finished !== null,
      isTakenBack: notice.taken_back !== null,
      sendAtMs: notice.send_at?.getTime() ?? null,
    },
    nowMs,
  )
}

export function toWire(notice: StoredNotice, nowMs: number): BulkNotice {
  return {
    id: notice.bulk_notice_id,
    text: { en: notice.message, ne: notice.message_ne },
    audience: { en: notice.audience_name, ne: notice.audience_name_ne },
    by: notice.by ?? '',
    created: notice.created.toISOString(),
    sendAt: notice.send_at?.toISOString() ?? null,
    state: stateOf(notice, nowMs),
    people: notice.people,
    sent: notice.sent,
  }
}

export function audienceToWire(audience: Audience): StoredAudience {
  switch (audience.is) {
    case 'students':
      return { ...everyStudent, ...audience }
    case 'applicants':
      return {
        ...everyStudent,
        is: audience.is,
        openingModel: audience.opening,
        opening: audience.id,
        quota: audience.quota,
      }
    case 'people':
      return { ...everyStudent, is: audience.is, people: audience.typed.join('\n') }
  }
}
