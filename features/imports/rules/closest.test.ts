import { describe, expect, it } from 'vitest'
import { closestName } from './closest.ts'

describe('the closest name', () => {
  const names = ['BE Computer', 'BE Civil', 'B.Tech CS & AI']
  it.each([
    ['BE Comp.', 'BE Computer'],
    ['be civl', 'BE Civil'],
    ['BTech CS', 'B.Tech CS & AI'],
    ['Medicine', null],
    ['', null],
  ])('to %j is %j', (typed, expected) => {
    expect(closestName(typed, names)).toBe(expected)
  })
})
