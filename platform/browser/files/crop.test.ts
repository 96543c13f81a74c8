import { describe, expect, it } from 'vitest'
import { type Crop, firstView, lowestZoom, moved, rotated, scaleOf, zoomed } from './crop.ts'

const face: Crop = {
  picture: { width: 3000, height: 4000 },
  frame: { width: 600, height: 771 },
  margins: false,
}
const signature: Crop = {
  picture: { width: 1000, height: 1000 },
  frame: { width: 900, height: 300 },
  margins: true,
}

describe('a crop', () => {
  it('fills the frame at first', () => {
    expect(scaleOf(face, firstView)).toBe(0.2)
    expect(lowestZoom(face, firstView)).toBe(1)
  })

  it('never leaves the picture', () => {
    expect(moved(face, firstView, { dx: 5000, dy: 0 }).x).toBe(0.5)
    const down = moved(face, firstView, { dx: 0, dy: 5000 })
    expect(down.y).toBeCloseTo(771 / 800 / 2)
    expect(zoomed(face, firstView, 0.1).zoom).toBe(1)
    expect(zoomed(face, firstView, 100).zoom).toBe(6)
  })

  it('moves with the finger: so many pixels of the result', () => {
    const close = zoomed(face, firstView, 2)
    expect(moved(face, close, { dx: 120, dy: 0 }).x).toBeCloseTo(0.5 - 120 / (3000 * 0.4))
  })

  it('lets the whole signature stand on white', () => {
    expect(lowestZoom(signature, firstView)).toBeCloseTo(1 / 3)
    const whole = zoomed(signature, firstView, 0)
    expect(whole.zoom).toBeCloseTo(1 / 3)
    expect(whole.x).toBe(0.5)
  })

  it('is back after four quarter turns', () => {
    let view = zoomed(face, firstView, 3)
    view = moved(face, view, { dx: 200, dy: -300 })
    let turnedView = view
    for (let turn = 0; turn < 4; turn++) turnedView = rotated(face, turnedView)
    expect(turnedView.x).toBeCloseTo(view.x)
    expect(turnedView.y).toBeCloseTo(view.y)
    expect(turnedView.quarterTurns).toBe(0)
  })
})
