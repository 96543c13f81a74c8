import { addDays, type Day, daysBetween, findDay } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { nothing, plus } from '#platform/pure/money/money.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { accountName, type BankAccount } from '#features/bank-accounts/rules/facts.ts'
import { findBankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { branchDays } from '#features/payments/rules/facts.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { likelyPairs } from '../rules/likely-pairs.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { portalNote } from '../rules/portal-note.ts'
import { type ChosenAccount, isClaimOf, isItemOf, walletAccount } from '../rules/of-account.ts'
import { partOf, reconcile, sumsOf } from '../rules/reconcile.ts'
import {
  mostShown,
  type OnlyBank,
  type OnlyPortal,
  type Reconciliation,
  reconciliation,
  shownAtOnce,
} from '../wire/reconciliation.ts'
import { type KnownItem, statementsUntil, walletCredits } from './bank-items.ts'
import type { KnownClaim } from './claims.ts'
import { linkedOf } from './linked-list.ts'
import { openFeesOf } from './open-fees.ts'
import { type KnownPairs, sidesOf } from './sides.ts'
import { inSuspenseOf } from './suspense/suspense-list.ts'
import { writtenOffList } from './suspense/written-off-list.ts'

const noCredits = { count: 0, sum: nothing }

/** A year and a little: more is read by parts. */
const mostDays = 400

/** Bank and portal side by side on some days: four lists, their sums, and pairs that look like one payment. Reads only. */
export function readReconciliation({ kinds }: Pick<PaymentsContext, 'kinds'>): Process {
  return defineProcess({
    ...reconciliation,
    name: text.title,
    roles: staffWith('payment.read'),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ first_day, last_day, account, most = shownAtOnce }, { database, session, nowMs }) {
      const [first, last] = [findDay(first_day), findDay(last_day)]
      if (first === null || last === null || first > last || daysBetween(first, last) > mostDays)
        return refusal('rule/days-wrong', text['days-wrong'], { status: 400 })
      const accounts = await findBankAccounts(database.kysely)
      const chosen = chosenAccount(account ?? '', accounts)
      if (chosen === undefined)
        return refusal('rule/no-account', text['no-account'], { status: 404 })
      const at = {
        days: { first, last },
        account: chosen,
        accounts,
        most: Math.min(most, mostShown),
        session,
        kinds,
        nowMs,
      }
      const found = await database.snapshot((reader) => readDays(reader, at))
      return { summary: text.title, data: { reconciliation: found } }
    },
  })
}

/** Null: all; undefined: there is no such account. */
function chosenAccount(typed: string, accounts: readonly BankAccount[]): ChosenAccount | undefined {
  if (typed === '') return null
  if (typed === walletAccount) return walletAccount
  return accounts.find(({ id }) => String(id) === typed)?.id
}

type Reading = Pick<PaymentsContext, 'kinds'> & {
  readonly days: Days
  readonly account: ChosenAccount
  readonly accounts: readonly BankAccount[]
  readonly most: number
  readonly session: ProcessContext['session']
  readonly nowMs: number
}

async function readDays(reader: Reader, at: Reading): Promise<Reconciliation> {
  const { days, most, account } = at
  const near = { first: addDays(days.first, -branchDays), last: addDays(days.last, branchDays) }
  const sides = await sidesOf(reader, near, at.session)
  const all = reconcile(sides)
  const isIn = ({ day }: { readonly day: Day }) => day >= days.first && day <= days.last
  const [isItem, isClaim] = [isItemOf(account), isClaimOf(account)]
  const isShown = (item: KnownItem) => isIn(item) && isItem(item)
  const lists = partOf(all, {
    item: isShown,
    claim: (claim) => isIn(claim) && isClaim(claim),
  })
  const pairs = likelyPairs({
    items: [...all.onlyBank, ...all.suspense].filter(({ shown }) => shown.source === 'bank'),
    claims: all.onlyPortal,
    apart: sides.apart,
  })
  const until = await statementsUntil(reader, account)
  const setting = await findSettingValue(reader, 'reconciliation')
  const wallet = typeof account === 'number' ? noCredits : await walletCredits(reader, days)
  const sums = sumsOf(sides.items.filter(isShown), lists)
  return {
    accounts: at.accounts.map((each) => ({ id: each.id, name: accountName(each) })),
    sums: {
      ...sums,
      inBank: plus(sums.inBank, wallet.sum),
      matched: plus(sums.matched, wallet.sum),
    },
    counts: {
      matched: lists.matched.length + lists.placed.length + wallet.count,
      onlyBank: lists.onlyBank.length,
      onlyPortal: lists.onlyPortal.length,
      differs: lists.differs.length,
      suspense: lists.suspense.length,
    },
    until,
    oldest: lists.onlyBank[0]?.day ?? null,
    onlyBank: await onlyBankOf(reader, lists.onlyBank.slice(0, most), { ...at, pairs }),
    onlyPortal: onlyPortalOf(lists.onlyPortal.slice(0, most), { until, pairs }),
    suspense: await inSuspenseOf(reader, lists.suspense.slice(0, most), {
      pairs,
      nowMs: at.nowMs,
    }),
    writtenOff: await writtenOffList(reader, lists.placed, at),
    // Links are to lines of the bank.
    linked: account === walletAccount ? [] : await linkedOf(reader, days, { ...at, account }),
    suspenseAfterDays: setting.suspenseAfterDays,
    differs: lists.differs
      .slice(0, most)
      .map(({ item, claim }) => ({ item: item.shown, claim: claim.shown })),
  }
}

async function onlyBankOf(
  reader: Reader,
  items: readonly KnownItem[],
  { kinds, pairs }: Pick<Reading, 'kinds'> & { readonly pairs: KnownPairs },
): Promise<readonly OnlyBank[]> {
  const likely = new Map(pairs.map(({ item, claim }) => [item, claim.shown]))
  const alone = items.filter((item) => !likely.has(item)).map(({ amount }) => amount)
  const open = await openFeesOf(reader, kinds.values(), alone)
  return items.map((item) => {
    const claim = likely.get(item) ?? null
    const openFees = claim === null ? (open.get(item.amount) ?? 0) : null
    return { ...item.shown, likely: claim, openFees }
  })
}

function onlyPortalOf(
  claims: readonly KnownClaim[],
  { until, pairs }: { readonly until: Day | null; readonly pairs: KnownPairs },
): readonly OnlyPortal[] {
  const likely = new Map(pairs.map(({ item, claim }) => [claim, item.shown]))
  return claims.map((claim) => ({
    ...claim.shown,
    likely: likely.get(claim) ?? null,
    note: portalNote(claim, until),
  }))
}
