import { expect, it } from 'vitest'
import { layoutState } from './laid-out.ts'

const all = { unnumbered: 0, papers: 3, timed: 3, sittings: 9, seated: 9, isOver: false }

it('asks for times first, then numbers, then seats', () => {
  expect(layoutState({ ...all, timed: 2, unnumbered: 4, seated: 0 })).toBe('timeless')
  expect(layoutState({ ...all, unnumbered: 1, seated: 0 })).toBe('numberless')
  expect(layoutState({ ...all, seated: 8 })).toBe('seatless')
  expect(layoutState(all)).toBe('ready')
})

it('asks for nothing once the results have a release time', () => {
  expect(layoutState({ ...all, timed: 0, isOver: true })).toBe('over')
})
