import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findQuotas, isQuota, joinQuotas, type Quota, quotas } from './quotas.ts'

const all = Object.keys(quotas).filter(isQuota)

describe('quotas', () => {
  it('are the eight of the university', () => {
    expect(all).toHaveLength(8)
    expect(isQuota('Lakshit Quota')).toBe(true)
    expect(['open', 'OPEN', '', 'toString', 'Madhesi'].filter(isQuota)).toEqual([])
  })

  it.each([
    ['', []],
    [' , ,', []],
    ['Open', ['Open']],
    [' Open , Dalit', ['Open', 'Dalit']],
    ['Open,Open,Dalit', ['Open', 'Dalit']],
    ['Open,Madhesi', null],
    ['open', null],
    ['constructor', null],
  ])('stored as %j are %j', (text, expected) => {
    expect(findQuotas(text)).toEqual(expected)
  })

  it('come back as they were chosen', () => {
    fc.assert(
      fc.property(fc.subarray<Quota>(all), (chosen) => {
        expect(findQuotas(joinQuotas(chosen))).toEqual(chosen)
      }),
    )
  })
})
