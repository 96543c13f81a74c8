import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { reportConnection } from '../network/connection.ts'
import { language } from '../language.ts'
import { clearLeftTimers } from './left-timers.ts'

// An awaited element comes at once or never; on a busy machine "at once" may take seconds.
configure({ asyncUtilTimeout: 30_000 })

// A part that loads late asks after its test is over: an answer that fails would say «Offline» in the next one.
globalThis.fetch = () => new Promise(() => {})

/** Every component test starts with an empty page, empty storage and a connection. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  clearLeftTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  language.set(null)
  reportConnection('online')
})

/** Parts that load late have loaded before the page is taken away. */
afterAll(() => vi.dynamicImportSettled())
