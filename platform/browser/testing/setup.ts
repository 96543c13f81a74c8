import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { reportConnection } from '../connection.ts'
import { language } from '../language.ts'

// What is awaited comes at once or never; on a busy machine "at once" may take seconds.
configure({ asyncUtilTimeout: 10_000 })

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
