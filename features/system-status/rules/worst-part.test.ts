import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { statusLevels } from '#platform/pure/status-levels.ts'
import { countNotGood, countParts, worstPart } from './worst-part.ts'

const parts = fc.array(fc.record({ level: fc.constantFrom(...statusLevels), id: fc.nat() }))

it('opens the first of the worst parts', () => {
  const levels = (...all: (typeof statusLevels)[number][]) =>
    worstPart(all.map((level, id) => ({ level, id })))
  expect(levels('good', 'look', 'failing', 'failing')).toEqual({ level: 'failing', id: 2 })
  expect(levels('good', 'silent', 'look')?.level).toBe('silent')
  expect(levels('off', 'good')?.level).toBe('good')
  expect(levels()).toBeNull()
})

it('counts each part that is in use once, and those that are not good in the tab', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const { failing, look, good } = countParts(all)
      const off = all.filter(({ level }) => level === 'off').length
      expect(failing + look + good + off).toBe(all.length)
      expect(countNotGood(all)).toBe(failing + look)
    }),
  )
})
