import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import {
  addsUp,
  type BankItem,
  type Claim,
  partOf,
  pairKey,
  reconcile,
  sumsOf,
} from './reconcile.ts'

const first = day('2026-11-17')
const anItem = (facts: Partial<BankItem> = {}): BankItem => ({
  key: 'line:1',
  number: '00935145',
  amount: rupees(2_000),
  day: first,
  remarks: '',
  state: 'open',
  ...facts,
})
const aClaim = (facts: Partial<Claim> = {}): Claim => ({
  key: 'payment:1',
  number: '00935145',
  amount: rupees(2_000),
  day: first,
  name: 'Roshani Tamang',
  state: 'waiting',
  against: null,
  ...facts,
})
const sides = (items: readonly BankItem[], claims: readonly Claim[], apart: string[] = []) => ({
  items,
  claims,
  apart: new Set(apart),
})
const keys = (list: readonly { readonly key: unknown }[]) => list.map(({ key }) => key)

describe('bank and portal side by side', () => {
  it('match by number and amount', () => {
    const found = reconcile(sides([anItem()], [aClaim()]))
    expect(found.matched).toHaveLength(1)
    expect([found.onlyBank, found.onlyPortal, found.differs]).toEqual([[], [], []])
  })

  it('differ where one number has two amounts', () => {
    const found = reconcile(sides([anItem()], [aClaim({ amount: rupees(1_500) })]))
    expect(found.differs).toHaveLength(1)
    expect(found.matched).toEqual([])
  })

  it('prefer the equal amount, whatever comes first', () => {
    const claims = [
      aClaim({ key: 'payment:1', amount: rupees(1_500) }),
      aClaim({ key: 'payment:2' }),
    ]
    const found = reconcile(sides([anItem()], claims))
    expect(found.matched.map(({ claim }) => claim.key)).toEqual(['payment:2'])
    expect(keys(found.onlyPortal)).toEqual(['payment:1'])
  })

  it('stay linked where a payment was credited against a line of another number', () => {
    const found = reconcile(
      sides([anItem({ number: '7' })], [aClaim({ against: 'line:1', state: 'credited' })]),
    )
    expect(found.matched).toHaveLength(1)
  })

  it('give the money to the voucher that waits before one whose slip is in use', () => {
    const claims = [aClaim({ key: 'payment:1', state: 'held' }), aClaim({ key: 'payment:2' })]
    const found = reconcile(sides([anItem()], claims))
    expect(found.matched.map(({ claim }) => claim.key)).toEqual(['payment:2'])
    expect(keys(found.onlyPortal)).toEqual(['payment:1'])
  })

  it('do not match where a person found them not to be the same', () => {
    const found = reconcile(sides([anItem()], [aClaim()], [pairKey('line:1', 'payment:1')]))
    expect([keys(found.onlyBank), keys(found.onlyPortal)]).toEqual([['line:1'], ['payment:1']])
  })

  it('leave alone what has no number, and what waits in suspense or was placed', () => {
    const items = [
      anItem({ key: 'line:1', number: '' }),
      anItem({ key: 'line:2', state: 'suspense' }),
      anItem({ key: 'line:3', state: 'placed' }),
    ]
    const found = reconcile(sides(items, [aClaim(), aClaim({ key: 'payment:2', number: '' })]))
    expect(keys(found.onlyBank)).toEqual(['line:1'])
    expect(keys(found.suspense)).toEqual(['line:2'])
    expect(keys(found.placed)).toEqual(['line:3'])
    expect(keys(found.onlyPortal)).toEqual(['payment:1', 'payment:2'])
  })

  it('count each side by its own day', () => {
    const items = [anItem({ day: addDays(first, 1) })]
    const all = reconcile(sides(items, [aClaim()]))
    const on = (wanted: string) => {
      const isOn = ({ day: each }: { readonly day: string }) => each === wanted
      return partOf(all, { item: isOn, claim: isOn })
    }
    expect(on(first).matched).toEqual([])
    expect(on(first).onlyPortal).toEqual([])
    expect(on(addDays(first, 1)).matched).toHaveLength(1)
  })

  const facts = {
    number: fc.constantFrom('', '1', '2', '3', '4', '5'),
    amount: fc.constantFrom(rupees(1), rupees(2), rupees(3)),
    day: fc.nat(9).map((days) => addDays(first, days)),
  }
  const items = fc
    .array(fc.record({ ...facts, state: fc.constantFrom('open', 'suspense', 'placed') }), {
      maxLength: 40,
    })
    .map((list) => list.map((each, index) => anItem({ ...each, key: `line:${index}` })))
  const claims = fc
    .array(
      fc.record({
        ...facts,
        state: fc.constantFrom('waiting', 'held', 'credited'),
        line: fc.option(fc.nat(60)),
      }),
      { maxLength: 40 },
    )
    .map((list) => {
      const lines = new Set<number>()
      return list.map(({ line, ...each }, index) => {
        const isFree = line !== null && !lines.has(line)
        if (isFree) lines.add(line)
        return aClaim({ ...each, key: `payment:${index}`, against: isFree ? `line:${line}` : null })
      })
    })

  it('add up, and use every line and every claim once', () => {
    fc.assert(
      fc.property(items, claims, fc.nat(9), (bank, portal, days) => {
        const found = reconcile(sides(bank, portal))
        const isIn = (each: { readonly day: string }) => each.day <= addDays(first, days)
        const shown = partOf(found, { item: isIn, claim: isIn })
        expect(addsUp(sumsOf(bank.filter(isIn), shown))).toBe(true)
        const pairs = [...found.matched, ...found.differs]
        const rest = [...found.onlyBank, ...found.suspense, ...found.placed]
        const used = [...pairs.map(({ item }) => item), ...rest]
        expect(keys(used).toSorted()).toEqual(keys(bank).toSorted())
        const claimed = [...pairs.map(({ claim }) => claim), ...found.onlyPortal]
        expect(new Set(claimed)).toEqual(new Set(portal))
        expect(claimed).toHaveLength(portal.length)
      }),
    )
  })
})
