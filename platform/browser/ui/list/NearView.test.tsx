import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NearView } from './NearView.tsx'

type Hear = (seen: readonly { readonly isIntersecting: boolean }[]) => void

const watched: { readonly hear: Hear; readonly options: object; isOver: boolean }[] = []

class Observer {
  readonly #mine
  constructor(hear: Hear, options: object) {
    this.#mine = { hear, options, isOver: false }
    watched.push(this.#mine)
  }
  observe(): void {}
  disconnect(): void {
    this.#mine.isOver = true
  }
}

const drawn = () =>
  render(
    <NearView holding={<p>its place</p>}>
      <p>the drawing</p>
    </NearView>,
  )

describe('a part that takes long to draw', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer))
  afterEach(() => {
    vi.unstubAllGlobals()
    watched.length = 0
  })

  it('holds its place until it is near the viewport, and is drawn then', () => {
    drawn()
    act(() => watched[0]?.hear([{ isIntersecting: false }]))
    screen.getByText('its place')
    expect(screen.queryByText('the drawing')).toBeNull()
    act(() => watched[0]?.hear([{ isIntersecting: true }]))
    screen.getByText('the drawing')
    expect(screen.queryByText('its place')).toBeNull()
  })

  it('is not watched once it is drawn, nor when it has left', () => {
    drawn()
    act(() => watched[0]?.hear([{ isIntersecting: true }]))
    expect(watched.map(({ isOver }) => isOver)).toEqual([true])
    drawn().unmount()
    expect(watched.map(({ isOver }) => isOver)).toEqual([true, true])
  })

  it('is drawn at once where the browser cannot say what is near', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    drawn()
    screen.getByText('the drawing')
  })
})
