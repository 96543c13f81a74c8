import { day } from '#platform/pure/calendar/day.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import type {
  OnlyBank,
  OnlyPortal,
  Reconciliation,
  ShownClaim,
  ShownItem,
} from '../wire/reconciliation.ts'

const on = day('2026-11-22')

export function aShownItem(facts: Partial<ShownItem> = {}): ShownItem {
  return {
    key: 'line:1',
    source: 'bank',
    number: '0093 5145',
    amount: rupees(2_000),
    day: on,
    remarks: 'ROSHNI TAMANG',
    isOwn: false,
    ...facts,
  }
}

export function aShownClaim(facts: Partial<ShownClaim> = {}): ShownClaim {
  return {
    key: 'payment:1',
    tender: 'Voucher',
    number: '0093 5144',
    amount: rupees(2_000),
    day: on,
    partnerId: 7,
    name: { en: 'Roshani Tamang', ne: 'रोशनी तामाङ' },
    forWhat: sameInBoth('BE Civil Entrance'),
    state: 'waiting',
    isOwn: false,
    ...facts,
  }
}

/** The answer of the server with these lists, whose sums add up. */
export function aReconciliation({
  onlyBank = [],
  onlyPortal = [],
  differs = [],
  suspense = [],
  ...more
}: Partial<Reconciliation> = {}): Reconciliation {
  const sum = (list: readonly { readonly amount: Money }[]) =>
    rupees(list.reduce((total, { amount }) => total + amount, 0) / 100)
  const matched = rupees(10_000)
  const items = [...onlyBank, ...differs.map(({ item }) => item), ...suspense]
  return {
    accounts: [],
    sums: {
      inBank: rupees((sum(items) + matched) / 100),
      matched,
      onlyBank: sum(onlyBank),
      onlyPortal: sum(onlyPortal),
      differs: sum(differs.map(({ item }) => item)),
      suspense: sum(suspense),
    },
    counts: {
      matched: 5,
      onlyBank: onlyBank.length,
      onlyPortal: onlyPortal.length,
      differs: differs.length,
      suspense: suspense.length,
    },
    until: on,
    oldest: onlyBank[0]?.day ?? null,
    onlyBank,
    onlyPortal,
    differs,
    suspense,
    writtenOff: [],
    linked: [],
    suspenseAfterDays: 30,
    ...more,
  }
}

export function anOnlyBank(facts: Partial<OnlyBank> = {}): OnlyBank {
  return { ...aShownItem(), likely: null, openFees: 0, ...facts }
}

export function anOnlyPortal(facts: Partial<OnlyPortal> = {}): OnlyPortal {
  return { ...aShownClaim(), likely: null, note: 'not-seen', ...facts }
}
