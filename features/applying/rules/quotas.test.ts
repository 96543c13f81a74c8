import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findQuotas, joinQuotas, quotaLabels, type Quota, splitQuotas } from './quotas.ts'
import { specificationQuotas } from './quotas-of-specification.ts'

const all = [...specificationQuotas.keys()]

describe('quotas', () => {
  it('are the eight of the specification on a server without a register', () => {
    expect(all).toHaveLength(8)
    expect(all).toContain('Lakshit Quota')
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
  ])('typed as %j are %j', (text, expected) => {
    expect(findQuotas(text, all)).toEqual(expected)
  })

  it('come back as they were chosen', () => {
    fc.assert(
      fc.property(fc.subarray<Quota>(all), (chosen) => {
        expect(splitQuotas(joinQuotas(chosen))).toEqual(chosen)
      }),
    )
  })

  it('have a label in both languages, or their name if the register has none', () => {
    expect(quotaLabels(specificationQuotas, ['Dalit', 'Madhesi'])).toEqual({
      en: 'Dalit, Madhesi',
      ne: 'दलित, Madhesi',
    })
  })
})
