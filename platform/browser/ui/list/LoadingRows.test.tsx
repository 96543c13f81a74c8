import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { LoadingRows } from './LoadingRows.tsx'

beforeEach(() => void vi.useFakeTimers())

it('loading rows take their space at once, are visible and announced after 300 ms, and slow after 8 s', async () => {
  const { container } = draw(<LoadingRows rows={3} />)
  const places = () => container.querySelectorAll('.loading-rows > .h-10').length
  const statusText = () => screen.getByRole('status').textContent
  expect([places(), statusText()]).toEqual([4, ''])
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect([places(), statusText()]).toEqual([4, 'Loading …'])
  await act(() => vi.advanceTimersByTimeAsync(7_700))
  expect(places()).toBe(4)
  expect(statusText()).toContain(blocks.loadingSlow.en)
  act(() => language.set('ne'))
  expect(statusText()).toContain(blocks.loadingSlow.ne)
})
