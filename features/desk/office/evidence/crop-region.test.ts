import { expect, it } from 'vitest'
import { type Crop, firstView, rotated, zoomed } from '#platform/browser/files/crop.ts'
import { regionOf } from './crop-region.ts'

const crop: Crop = {
  picture: { width: 600, height: 771 },
  frame: { width: 600, height: 771 },
  margins: false,
}

it('is the whole picture at first', () => {
  expect(regionOf(crop, firstView)).toEqual({
    left: 0,
    top: 0,
    width: 600,
    height: 771,
    quarter_turns: 0,
  })
})

it('is the middle half at twice the size', () => {
  expect(regionOf(crop, zoomed(crop, firstView, 2))).toMatchObject({
    left: 150,
    width: 300,
    height: 386,
  })
})

it('stays inside in every corner and turn', () => {
  for (const zoom of [1, 1.3, 2.7, 6])
    for (const [x, y] of [
      [0, 0],
      [1, 1],
      [0.2, 0.9],
    ] as const) {
      const view = zoomed(crop, { ...firstView, x, y }, zoom)
      for (const each of [view, rotated(crop, view)]) {
        const { left, top, width, height, quarter_turns } = regionOf(crop, each)
        const [wide, high] = quarter_turns === 0 ? [600, 771] : [771, 600]
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(wide)
        expect(top + height).toBeLessThanOrEqual(high)
      }
    }
})
