import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { reportConnection } from '../connection.ts'
import { language } from '../language.ts'

/** Each test of a component begins with an empty page, nothing kept, and a line. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  language.set(null)
  reportConnection('online')
})
