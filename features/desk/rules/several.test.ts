import { describe, expect, it } from 'vitest'
import {
  isReadyWithOthers,
  isSameForAll,
  mostAtOnce,
  reasonsForAll,
  returnTogether,
} from './several.ts'

const message = (en: string) => ({ en, ne: en })
const winter = { id: '7', name: message('Entrance 2083') }
const row = { opening: winter, lock: null, isOwn: false }
const hers = { lock: { isMine: false } }

describe('a row is approved with others', () => {
  const ready = { sign: 'agree', lock: null, asked: null, heldUntil: null, isOwn: false }
  it.each([
    [{}, true],
    [{ lock: { isMine: true } }, true],
    [{ sign: 'unknown' }, false],
    [{ sign: 'look' }, false],
    [hers, false],
    [{ asked: 'Gita Rana' }, false],
    [{ heldUntil: '2026-12-01' }, false],
    [{ isOwn: true }, false],
  ])('%j: %s', (differs, is) => expect(isReadyWithOthers({ ...ready, ...differs })).toBe(is))
})

describe('several are returned with one reason', () => {
  it('if all belong to one opening, which is named', () => {
    const same = { ...row, opening: { ...winter }, lock: { isMine: true } }
    expect(returnTogether([row, same])).toEqual({ opening: winter.name })
  })

  it.each([
    ['of another opening', { opening: { id: '8', name: winter.name } }, 'several-openings'],
    ['of no opening', { opening: null }, 'one-by-one'],
    ['of one’s own', { isOwn: true }, 'own-among'],
    ['that somebody else has open', hers, 'locked-among'],
  ])('not with one %s', (_, differs, why) => {
    expect(returnTogether([row, { ...row, ...differs }])).toEqual({ why })
    expect(returnTogether([{ ...row, ...differs }, row])).toEqual({ why })
  })

  it('not more at once than may be approved at once, and not none', () => {
    const rows = Array.from({ length: mostAtOnce + 1 }, () => row)
    expect(returnTogether(rows)).toEqual({ why: 'at-most' })
    expect(returnTogether(rows.slice(1))).toEqual({ opening: winter.name })
    expect(returnTogether([])).toEqual({ why: 'one-by-one' })
  })
})

describe('the reason for several items', () => {
  const reason = (id: string, en: string) => ({ id, label: message(id), text: message(en) })
  const aReturn = (short: string, by: string, ...more: ReturnType<typeof reason>[]) => ({
    reasons: [reason('low', '{short} less, by {by}'), reason('dark', 'Again by {by}'), ...more],
    fillIns: [
      { id: 'short', label: message('Short'), is: 'amount' as const, value: short },
      { id: 'by', label: message('By'), is: 'day' as const, value: by },
    ],
  })
  const idsOf = (...returns: ReturnType<typeof aReturn>[]) =>
    reasonsForAll(returns).reasons.map(({ id }) => id)

  it('offers only the reasons that apply to each item', () => {
    const used = reason('used', 'Used')
    expect(idsOf(aReturn('', '', used), aReturn('', ''))).toEqual(['low', 'dark'])
    expect(idsOf(aReturn('', ''), aReturn('', '', used))).toEqual(['low', 'dark'])
    expect(idsOf(aReturn('', '', used), aReturn('', '', used))).toEqual(['low', 'dark', 'used'])
  })

  it('names no amount that is another for each', () => {
    expect(idsOf(aReturn('500', ''), aReturn('300', ''))).toEqual(['dark'])
    expect(idsOf(aReturn('500', ''), aReturn('', ''))).toEqual(['dark'])
    expect(idsOf(aReturn('500', ''), aReturn('500', ''))).toEqual(['low', 'dark'])
  })

  it('begins with the earliest of their days', () => {
    const { fillIns } = reasonsForAll([aReturn('', '2026-12-09'), aReturn('', '2026-12-01')])
    expect(fillIns.map(({ value }) => value)).toEqual(['', '2026-12-01'])
  })

  it('is the same words, unless each has a number of its own in them', () => {
    const mine = aReturn('', '', reason('used', 'Slip 1'))
    const theirs = aReturn('', '', reason('used', 'Slip 2'))
    expect(isSameForAll([mine, theirs], 'dark')).toBe(true)
    expect(isSameForAll([mine, theirs], 'used')).toBe(false)
  })
})
