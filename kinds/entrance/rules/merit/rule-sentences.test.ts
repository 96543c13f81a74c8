import { expect, it } from 'vitest'
import { ruleSentences } from './rule-sentences.ts'
import { specificationQuotas } from '#features/applying/rules/quotas-of-specification.ts'
import type { RuleSet } from './rule-set.ts'

const rules: RuleSet = {
  name: '2083-A',
  quotas: [
    { quota: 'Open', seats: 24, isForAll: true, passesTo: null },
    { quota: 'Dalit', seats: 4, isForAll: false, passesTo: 'Open' },
  ],
  ties: ['older', 'applied-first'],
  minimum: 40,
}
const textOf = (of: RuleSet, language: 'en' | 'ne') =>
  ruleSentences(of, specificationQuotas).map(
    ({ name, sentence }) => `${name[language]}: ${sentence[language]}`,
  )

it('rules are shown as sentences, in both languages', () => {
  expect(textOf(rules, 'en')).toEqual([
    'Order: Seats are given in this order: Open (24), Dalit (4). Each goes to the best by rank who has none yet. All applicants compete for Open, for other quotas those whose proof is approved.',
    'Equal score: At equal scores: 1. the older one first, 2. the earlier application first. Still equal: the lower application number.',
    'Unfilled seats: Seats without an applicant are passed on: Dalit to Open.',
    'Minimum score: Applicants below 40 are left out.',
  ])
  expect(textOf(rules, 'ne').join(' ')).toContain('खुला (२४), दलित (४)')
})

it('rules by a part of the exam name it', () => {
  expect(textOf({ ...rules, ties: ['part:mathematics'] }, 'en')[1]).toBe(
    'Equal score: At equal scores: the higher score in mathematics. Still equal: the lower application number.',
  )
})

it('weights and the minimum of a part are said in both languages', () => {
  const weights = [
    { part: '', weight: 79.5, minimum: 0 },
    { part: 'interview', weight: 20.5, minimum: 20 },
  ]
  const weighed = textOf({ ...rules, weights }, 'en')
  expect(weighed[0]).toBe(
    'Score: The score is counted from entrance score (79.5 per cent), interview (20.5 per cent).',
  )
  expect(weighed.at(-1)).toBe(
    'Minimum score: Applicants below 40 are left out. In interview at least 20 is needed.',
  )
  expect(textOf({ ...rules, weights }, 'ne')[0]).toBe(
    'अङ्क: क्रम प्रवेश परीक्षाको अङ्क (७९.५ प्रतिशत), interview (२०.५ प्रतिशत) मिलाएर निकालिन्छ।',
  )
  expect(textOf({ ...rules, weights, minimum: 0 }, 'en').at(-1)).toBe(
    'Minimum score: In interview at least 20 is needed.',
  )
})

it('rules without ties, passing on or a minimum say so', () => {
  const plain: RuleSet = {
    ...rules,
    quotas: [{ quota: 'Dalit', seats: 4, isForAll: false, passesTo: null }],
    ties: [],
    minimum: 0,
  }
  expect(textOf(plain, 'en').slice(1)).toEqual([
    'Equal score: At equal scores: the lower application number.',
    'Unfilled seats: Seats without an applicant stay empty.',
    'Minimum score: There is none.',
  ])
  expect(textOf(plain, 'en')[0]).toContain(
    'Applicants compete for the quotas whose proof is approved.',
  )
})
