import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Crop, type CropView, firstView, highestZoom } from '#platform/browser/files/crop.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { CropBox } from './CropBox.tsx'

/** A picture twice as wide as it is high, under the frame of a portrait. */
const crop: Crop = {
  picture: { width: 1_200, height: 600 },
  frame: { width: 350, height: 450 },
  margins: false,
}
let view: CropView

function Held({ of = crop }: { readonly of?: Crop }) {
  const [now, setNow] = useState(firstView)
  useEffect(() => {
    view = now
  })
  return <CropBox picture={{} as ImageBitmap} crop={of} view={now} onChange={setNow} />
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(406)
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cropArea = () => screen.getByRole('application', { name: 'Picture to crop' })
const canvas = () => cropArea().querySelector('canvas') as HTMLCanvasElement
const touch = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, x = 0) =>
  fireEvent[name](canvas(), { pointerId, clientX: x, clientY: 0 })

describe('cropping a picture', () => {
  it('moves with the arrow keys, and no further than the picture reaches', () => {
    draw(<Held />)
    fireEvent.keyDown(cropArea(), { key: 'ArrowLeft' })
    expect(view.x).toBeGreaterThan(0.5)
    const box = cropArea()
    for (let presses = 0; presses < 60; presses++) fireEvent.keyDown(box, { key: 'ArrowLeft' })
    const edge = view.x
    fireEvent.keyDown(cropArea(), { key: 'ArrowLeft' })
    expect(view.x).toBe(edge)
    expect(edge).toBeLessThan(1)
  })

  it('has a button for whatever a key or finger does', () => {
    draw(<Held />)
    press('Move right')
    expect(view.x).toBeLessThan(0.5)
    press('Zoom in')
    expect(view.zoom).toBeGreaterThan(1)
    press('Move down')
    expect(view.y).toBeLessThan(0.5)
    press('Rotate')
    expect(view.quarterTurns).toBe(1)
    for (let turns = 0; turns < 3; turns++) press('Rotate')
    expect(view.quarterTurns).toBe(0)
  })

  it('zooms by keys and slider, never out of its bounds', () => {
    draw(<Held />)
    fireEvent.keyDown(cropArea(), { key: '-' })
    expect(view.zoom).toBe(1)
    fireEvent.keyDown(cropArea(), { key: '+' })
    expect(view.zoom).toBeCloseTo(1.15)
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '1' } })
    expect(view.zoom).toBe(highestZoom)
    press('Zoom in')
    expect(view.zoom).toBe(highestZoom)
  })

  it('leaves other keys to the page', () => {
    draw(<Held />)
    expect(fireEvent.keyDown(cropArea(), { key: 'Tab' })).toBe(true)
    expect(fireEvent.keyDown(cropArea(), { key: 'ArrowUp' })).toBe(false)
  })

  it('follows one finger, and not after it is lifted', () => {
    draw(<Held />)
    touch('pointerDown', 1, 100)
    touch('pointerMove', 1, 60)
    const moved = view.x
    expect(moved).toBeGreaterThan(0.5)
    touch('pointerUp', 1, 60)
    touch('pointerMove', 1, 0)
    expect(view.x).toBe(moved)
  })

  it('zooms with two fingers', () => {
    draw(<Held />)
    touch('pointerDown', 1, 100)
    touch('pointerDown', 2, 200)
    touch('pointerMove', 2, 300)
    expect(view.zoom).toBeCloseTo(2)
  })

  it('lets a signature be smaller than its frame', () => {
    draw(<Held of={{ ...crop, margins: true }} />)
    for (let presses = 0; presses < 20; presses++) press('Zoom out')
    expect(view.zoom).toBeLessThan(1)
    expect([view.x, view.y]).toEqual([0.5, 0.5])
  })
})
