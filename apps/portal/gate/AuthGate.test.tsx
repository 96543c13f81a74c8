import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { AuthGate } from './AuthGate.tsx'
import { gateMessages } from './gate-messages.ts'

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe.each(['en', 'ne'] as const)('the gate (%s)', (spoken) => {
  beforeEach(() => {
    vi.useFakeTimers()
    language.set(spoken)
  })

  it('says what is being checked, and after 8 s that the line is slow', async () => {
    draw(<AuthGate />)
    const words = () => screen.getByRole('status').textContent
    const title = gateMessages['verifying-title'][spoken]
    await after(7_999)
    expect(words()).toBe(title + gateMessages['verifying-detail'][spoken])
    await after(1)
    expect(words()).toBe(title + blocks.loadingSlow[spoken])
  })
})
