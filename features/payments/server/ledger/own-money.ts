import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import { shortReference } from '../../rules/short-reference.ts'
import type { OwnMoneyAnswer, UnsettledAnswer } from '../../wire/own-money.ts'
import type { PaymentsContext } from '../payments.ts'

/** A partner's money that stands on no application: credit, what is held, and links that can still be paid. */
export async function ownMoney(
  partnerId: number,
  context: PaymentsContext,
): Promise<OwnMoneyAnswer> {
  const [suspended, attempts] = await Promise.all([
    readSuspense(partnerId, context),
    readUnsettled(partnerId, context),
  ])
  const answers = await Promise.all(attempts.map((attempt) => describe(attempt, context)))
  const of = (standing: Standing) =>
    answers.flatMap(({ is, answer }) => (is === standing ? [answer] : []))
  return {
    credit: toRupees(paisa(Math.max(0, suspended))),
    held: of('held'),
    pending: of('pending'),
    open: of('open'),
  }
}

/** What was paid beyond what was owed; sums that are held stand at their attempt. */
async function readSuspense(partnerId: number, { database }: PaymentsContext): Promise<number> {
  const row = await database.kysely
    .selectFrom('n_suspense')
    .select((of) => of.fn.sum<number | null>('amount').as('total'))
    .where('c_bpartner_id', '=', partnerId)
    .where('source', 'not like', 'khalti-held:%')
    .where('source', 'not like', 'khalti-released:%')
    .executeTakeFirst()
  return row?.total ?? 0
}

async function readUnsettled(partnerId: number, { database, nowMs }: PaymentsContext) {
  return database.kysely
    .selectFrom('payment_attempt as a')
    .leftJoin('n_suspense as s', (join) =>
      join.on('s.source', '=', sql<string>`'khalti-held:' || a.pidx`),
    )
    .select(['a.payment_attempt_id', 'a.payment_type', 'a.reference_id', 'a.amount', 'a.state'])
    .select('s.amount as taken')
    .where('a.c_bpartner_id', '=', partnerId)
    .where((of) =>
      of.or([
        of('a.state', '=', 'HELD'),
        of.and([of('a.state', '=', 'LINK_READY'), of('a.expires', '>', new Date(nowMs()))]),
      ]),
    )
    .orderBy('a.created')
    .execute()
}

type Row = Awaited<ReturnType<typeof readUnsettled>>[number]
type Standing = Exclude<keyof OwnMoneyAnswer, 'credit'>

async function describe(
  row: Row,
  { database, kinds, nowMs }: PaymentsContext,
): Promise<{ readonly is: Standing; readonly answer: UnsettledAnswer }> {
  const type = findPaymentType(row.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const document = await kind?.read(database.kysely, row.reference_id, dayInNepal(nowMs()))
  const held = row.taken === null ? 'pending' : 'held'
  return {
    is: row.state === 'HELD' ? held : 'open',
    answer: {
      payment_type: row.payment_type,
      payment_reference_id: row.reference_id,
      name: document?.name ?? '',
      amount: toRupees(paisa(row.taken ?? row.amount)),
      reference: shortReference(row.payment_attempt_id),
    },
  }
}
