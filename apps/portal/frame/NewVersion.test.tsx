import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { NewVersion } from './NewVersion.tsx'
import { keepPortal, takeOverMs } from './new-version.ts'

const reload = vi.fn()
const postMessage = vi.fn()
let worker: EventTarget

beforeEach(async () => {
  reload.mockClear()
  postMessage.mockClear()
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage } })
  worker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
  vi.stubGlobal('location', { pathname: '/', reload })
  await keepPortal()
  vi.useFakeTimers()
  draw(<NewVersion />)
  fireEvent.click(screen.getByRole('button', { name: 'Open it now' }))
})

describe('a new version that is opened', () => {
  it('is loaded when it has taken over', () => {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    expect(reload).not.toHaveBeenCalled()
    act(() => void worker.dispatchEvent(new Event('controllerchange')))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded as well where the browser gave up activating it', () => {
    act(() => void vi.advanceTimersByTime(takeOverMs - 1))
    expect(reload).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(reload).toHaveBeenCalledOnce()
  })
})
