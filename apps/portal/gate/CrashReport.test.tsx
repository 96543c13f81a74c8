import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { CrashReport } from './CrashReport.tsx'

it.each([
  [true, 0],
  [false, 1],
])('the error screen is a page of its own only without a frame around it', (framed, pages) => {
  fakeNetwork()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  draw(<CrashReport error={new Error('drawn')} framed={framed} />)
  expect(screen.getByText('Unexpected Application Error!')).toBeDefined()
  expect(screen.queryAllByRole('main')).toHaveLength(pages)
})
