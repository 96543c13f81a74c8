import { sql } from 'kysely'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { shortReference } from '#features/payments/rules/slips/short-reference.ts'
import type { OwnMoneyAnswer, UnsettledAnswer } from '../../wire/own-money.ts'
import { setOffsOf } from './set-offs.ts'
import { creditOf } from './credit.ts'
import { itemName } from '../core/item-name.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** A partner's money that belongs to no application: credit, held sums, links that can still be paid; and set-offs. */
export async function ownMoney(
  partnerId: number,
  context: PaymentsContext,
): Promise<OwnMoneyAnswer> {
  const [credit, attempts, setOffs] = await Promise.all([
    creditOf(context.database.kysely, partnerId),
    readUnsettled(partnerId, context),
    setOffsOf(partnerId, context),
  ])
  const answers = await Promise.all(attempts.map((attempt) => describe(attempt, context)))
  const of = (status: StudentMoney) =>
    answers.flatMap(({ is, answer }) => (is === status ? [answer] : []))
  return {
    credit: toRupees(credit),
    held: of('held'),
    pending: of('pending'),
    open: of('open'),
    setOffs,
  }
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

type UnsettledAttemptRow = Awaited<ReturnType<typeof readUnsettled>>[number]
type StudentMoney = 'held' | 'pending' | 'open'

async function describe(
  row: UnsettledAttemptRow,
  { database, kinds, nowMs }: PaymentsContext,
): Promise<{ readonly is: StudentMoney; readonly answer: UnsettledAnswer }> {
  const held = row.taken === null ? 'pending' : 'held'
  return {
    is: row.state === 'HELD' ? held : 'open',
    answer: {
      payment_type: row.payment_type,
      payment_reference_id: row.reference_id,
      name: await itemName(database.kysely, row, { kinds, nowMs: nowMs() }),
      amount: toRupees(paisa(row.taken ?? row.amount)),
      reference: shortReference(row.payment_attempt_id),
    },
  }
}
