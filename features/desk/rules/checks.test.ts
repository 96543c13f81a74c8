import { describe, expect, it } from 'vitest'
import { rowState, weightiestCheck, withJudgements } from './checks.ts'

const words = (text: string) => ({ en: text, ne: text })
const ready = words('Ready')
const fee = { fact: words('Fee'), sign: 'agree' } as const
const photo = {
  fact: words('Photo'),
  sign: 'unknown',
  judge: { key: 'photo:7', by: null },
} as const
const quota = { fact: words('Quota'), sign: 'look', inRow: words('Quota differs') } as const
const profile = { fact: words('Profile'), sign: 'block' } as const

describe('the state of an item in its list', () => {
  it('is ready only when every check agrees', () => {
    expect(rowState([fee], ready)).toEqual({ sign: 'agree', words: ready })
    expect(rowState([], ready)).toEqual({ sign: 'agree', words: ready })
  })

  it('is that of the check that weighs most: blocks, look, not judged', () => {
    expect(rowState([fee, photo], ready)).toEqual({ sign: 'unknown', words: photo.fact })
    expect(rowState([photo, quota], ready)).toEqual({ sign: 'look', words: quota.inRow })
    expect(rowState([photo, quota, profile], ready)).toEqual({
      sign: 'block',
      words: profile.fact,
    })
  })

  it('is named by a check that leads, unless another blocks', () => {
    const again = { ...photo, fact: words('Sent again'), leads: true } as const
    expect(rowState([quota, again], ready)).toEqual({ sign: 'look', words: again.fact })
    expect(rowState([profile, again], ready)).toEqual({ sign: 'block', words: profile.fact })
    expect(rowState([quota, { ...again, sign: 'agree' }], ready).words).toBe(quota.inRow)
  })

  it('names the first of two checks that weigh the same', () => {
    const marksheet = { ...photo, fact: words('Marksheet') }
    expect(weightiestCheck([photo, marksheet])).toBe(photo)
  })
})

describe('a check that a person judges', () => {
  it('agrees after it was judged, and names who judged it', () => {
    const [judged] = withJudgements([photo], new Map([['photo:7', 'Gita Rana']]))
    expect(judged).toMatchObject({ sign: 'agree', judge: { by: 'Gita Rana' } })
  })

  it('does not agree when something else was judged, such as the photo before', () => {
    expect(withJudgements([photo], new Map([['photo:6', 'Gita Rana']]))).toEqual([photo])
  })

  it('never turns a check that blocks or differs into one that agrees', () => {
    const blocked = { ...photo, sign: 'block' } as const
    expect(withJudgements([blocked], new Map([['photo:7', 'Gita Rana']]))).toEqual([blocked])
  })
})
