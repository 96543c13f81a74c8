import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { noWords } from './at-home.ts'
import { NextStep } from './NextStep.tsx'

const next = (whose: 'turn' | 'waiting') => ({ whose, card: <p>{`a card: ${whose}`}</p> })

it('shows "Nothing to do today." only when every kind could be read', () => {
  const onRetry = vi.fn()
  const { redraw } = draw(<NextStep texts={[noWords, { ...noWords, onRetry }]} />)
  expect(screen.queryByText('Nothing to do today.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  redraw(<NextStep texts={[noWords]} />)
  expect(screen.getByText('Nothing to do today.')).toBeDefined()
})

it('shows a step that waits on the student also when another list could not be read', () => {
  const unread = { ...noWords, onRetry: vi.fn() }
  const { redraw } = draw(<NextStep texts={[unread, { ...noWords, next: next('turn') }]} />)
  expect(screen.getByText('a card: turn')).toBeDefined()
  redraw(<NextStep texts={[unread, { ...noWords, next: next('waiting') }]} />)
  expect(screen.queryByText('a card: waiting')).toBeNull()
})
