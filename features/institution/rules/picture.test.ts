import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { pictureOn } from './picture.ts'

const picture = (id: number, from: string, until: string | null) => ({
  id,
  type: 'registrar',
  from: day(from),
  until: until === null ? null : day(until),
})
const all = [
  picture(1, '2026-01-01', '2026-06-30'),
  picture(2, '2026-07-01', null),
  { ...picture(3, '2026-09-01', null), type: 'logo' },
]
const on = (text: string) => pictureOn(all, 'registrar', day(text))?.id ?? null

describe('the picture of a day', () => {
  it('is used from its first day to its last one', () => {
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-06-30'), on('2026-07-01')]).toEqual([
      null,
      1,
      1,
      2,
    ])
  })

  it('is the one that began last, of two that began together the newer one', () => {
    const two = [picture(1, '2026-01-01', null), picture(2, '2026-01-01', null)]
    expect(pictureOn(two, 'registrar', day('2026-01-01'))?.id).toBe(2)
    expect(
      pictureOn([...two, picture(3, '2026-02-01', null)], 'registrar', day('2026-03-01'))?.id,
    ).toBe(3)
  })
})
