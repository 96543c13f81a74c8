import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { likelyPairs } from './likely-pairs.ts'
import { type BankItem, type Claim, pairKey } from './reconcile.ts'

const first = day('2026-11-17')
const anItem = (facts: Partial<BankItem> = {}): BankItem => ({
  key: 'line:1',
  number: '00935145',
  amount: rupees(2_000),
  day: first,
  remarks: 'ROSHNI TAMANG',
  state: 'open',
  ...facts,
})
const aClaim = (facts: Partial<Claim> = {}): Claim => ({
  key: 'payment:1',
  number: '00935144',
  amount: rupees(2_000),
  day: first,
  name: 'Roshani Tamang',
  state: 'waiting',
  against: null,
  ...facts,
})
const found = (items: readonly BankItem[], claims: readonly Claim[], apart: string[] = []) =>
  likelyPairs({ items, claims, apart: new Set(apart) }).map(({ item, claim }) => [
    item.key,
    claim.key,
  ])

describe('likely pairs', () => {
  it.each([
    ['one digit is wrong', anItem(), aClaim()],
    ['two digits are swapped', anItem({ number: '00935154' }), aClaim({ number: '00935145' })],
    ['the bank has no number, but the name', anItem({ number: '' }), aClaim()],
    ['the branch posted it later', anItem({ day: addDays(first, 3) }), aClaim()],
    ['the bank has only one digit wrong and no name', anItem({ remarks: 'CASH' }), aClaim()],
    ['the number is equal', anItem({ remarks: 'HARI THAPA' }), aClaim({ number: '00935145' })],
  ])('are found where %s', (_why, item, claim) => {
    expect(found([item], [claim])).toEqual([['line:1', 'payment:1']])
  })

  it.each([
    ['the amounts differ', anItem({ amount: rupees(1_999) }), aClaim()],
    ['the days are too far apart', anItem({ day: addDays(first, 4) }), aClaim()],
    ['the bank names another person', anItem({ remarks: 'HARI THAPA' }), aClaim()],
    ['neither has a number or a name', anItem({ number: '', remarks: '' }), aClaim({ number: '' })],
  ])('are none where %s', (_why, item, claim) => {
    expect(found([item], [claim])).toEqual([])
  })

  it('are none where a person found them not to be the same', () => {
    expect(found([anItem()], [aClaim()], [pairKey('line:1', 'payment:1')])).toEqual([])
  })

  it('give each line the likeliest claim that is left', () => {
    const items = [anItem({ key: 'line:1', remarks: '' }), anItem({ key: 'line:2' })]
    const claims = [
      aClaim({ key: 'payment:1' }),
      aClaim({ key: 'payment:2', number: '00935146', name: 'Hari Rai' }),
    ]
    expect(found(items, claims)).toEqual([
      ['line:2', 'payment:1'],
      ['line:1', 'payment:2'],
    ])
  })

  it('use every line and every claim at most once', () => {
    const side = {
      number: fc.constantFrom('', '1000', '1001', '1010', '2001'),
      day: fc.nat(5).map((days) => addDays(first, days)),
    }
    const names = fc.constantFrom('Sita Rai', 'Hari Thapa', 'Roshani Tamang')
    const items = fc.array(fc.record({ ...side, remarks: names }), { maxLength: 30 })
    const claims = fc.array(fc.record({ ...side, name: names }), { maxLength: 30 })
    fc.assert(
      fc.property(items, claims, (bank, portal) => {
        const pairs = found(
          bank.map((each, index) => anItem({ ...each, key: `line:${index}` })),
          portal.map((each, index) => aClaim({ ...each, key: `payment:${index}` })),
        )
        for (const side of [0, 1])
          expect(new Set(pairs.map((pair) => pair[side])).size).toBe(pairs.length)
      }),
    )
  })

  it('of many lines with one amount and one last name are found without comparing all with all', () => {
    const number = (each: number) => String(each).padStart(8, '0')
    const days = (each: number) => addDays(first, each % 30)
    const items = Array.from({ length: 4_000 }, (_, each) =>
      anItem({ key: `line:${each}`, number: number(each * 10), day: days(each) }),
    )
    const claims = Array.from({ length: 4_000 }, (_, each) =>
      aClaim({ key: `payment:${each}`, number: number(each * 10 + 1), day: days(each) }),
    )
    expect(found(items, claims)).toHaveLength(4_000)
  })
})
