import { describe, expect, it } from 'vitest'
import { allowed, type Decision, refuse } from './decision.ts'

describe('a decision', () => {
  it('is allowed, or refused with a reason and the facts a sentence needs', () => {
    const late: Decision<'late', { lastDay: string }> = refuse('late', { lastDay: '2026-11-20' })
    expect(allowed).toEqual({ is: 'allowed' })
    expect(late).toEqual({ is: 'refused', reason: 'late', facts: { lastDay: '2026-11-20' } })
  })

  it('has no facts key when there are no facts', () => {
    expect(refuse('already-applied')).toStrictEqual({ is: 'refused', reason: 'already-applied' })
  })
})
