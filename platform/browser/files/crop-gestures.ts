import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Crop, type CropView, moved, zoomed } from './crop.ts'

type Point = { readonly x: number; readonly y: number }
type Change = (change: (view: CropView) => CropView) => void

export const zoomStep = 1.15
/** Of the result, per key press or button. */
const stepPixels = 20

const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -stepPixels, dy: 0 },
  ArrowRight: { dx: stepPixels, dy: 0 },
  ArrowUp: { dx: 0, dy: -stepPixels },
  ArrowDown: { dx: 0, dy: stepPixels },
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export function nudged(crop: Crop, view: CropView, arrow: string): CropView {
  const by = arrows[arrow]
  return by === undefined ? view : moved(crop, view, by)
}

/** One finger or the mouse drags, two fingers zoom; arrow keys move, plus and minus zoom (DESIGN §6 File upload). */
export function useGestures(crop: Crop, change: Change) {
  const fingers = useRef(new Map<number, Point>())

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const perPixel = event.currentTarget.width / event.currentTarget.clientWidth
    const share = (other === undefined ? 1 : 0.5) * perPixel
    const by = { dx: (now.x - before.x) * share, dy: (now.y - before.y) * share }
    const pinch = other === undefined ? 1 : distance(now, other) / distance(before, other)
    change((view) => moved(crop, zoomed(crop, view, view.zoom * pinch), by))
  }

  function onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
    fingers.current.delete(event.pointerId)
  }

  function onKeyDown(event: KeyboardEvent) {
    const factor = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key]
    if (factor === undefined && !(event.key in arrows)) return
    event.preventDefault()
    change((view) =>
      factor === undefined ? nudged(crop, view, event.key) : zoomed(crop, view, view.zoom * factor),
    )
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY }
}

/** At least a pixel, so that fingers on one spot do not divide by zero. */
function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
