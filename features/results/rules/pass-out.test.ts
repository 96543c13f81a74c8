import { describe, expect, it } from 'vitest'
import { decidePassOut } from './pass-out.ts'

const active = { confirmed: true, passedOut: false, droppedOut: false }
const earned = (credits: number) => ({ credits, waiting: [], notPassed: [] })

describe('passing out', () => {
  it.each([
    [119.5, 'refused'],
    [120, 'allowed'],
    [120.5, 'allowed'],
  ])('with %s of 120 credits is %s', (credits, is) => {
    expect(decidePassOut(active, { needed: 120, earned: earned(credits) }).is).toBe(is)
  })

  it('is the registry’s to decide where the programme names no credits', () => {
    expect(decidePassOut(active, { needed: null, earned: earned(0) }).is).toBe('allowed')
  })

  it.each([
    { ...active, confirmed: false },
    { ...active, passedOut: true },
    { ...active, droppedOut: true },
  ])('needs an active enrollment, whatever was earned (%j)', (enrollment) => {
    expect(decidePassOut(enrollment, { needed: 1, earned: earned(200) })).toEqual({
      is: 'refused',
      reason: 'not-active',
    })
  })
})
