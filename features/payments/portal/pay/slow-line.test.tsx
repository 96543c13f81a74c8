import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { historyMessages } from '#features/payments/rules/history-messages.ts'
import { ownMoneyOnWire, paymentsOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { PaymentHistoryPage } from '../PaymentHistoryPage.tsx'

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const list = 'GET /api/v1/models/c_payment'

describe.each(['en', 'ne'] as const)('a list on a line that does not answer (%s)', (spoken) => {
  beforeEach(() => {
    vi.useFakeTimers()
    language.set(spoken)
    atWidth(360)
    signInSita()
  })

  it('says what loads, after 8 s that the line is slow, after 20 s stops and can be asked again', async () => {
    const network = fakeNetwork()
    network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
    network.on(list, () => new Promise(() => {}))
    draw(<PaymentHistoryPage />)
    const says = (sentence: string) => screen.queryAllByText(sentence).length > 0
    const slow = blocks.loadingSlow[spoken]
    await after(300)
    expect([says(historyMessages.loading[spoken]), says(slow)]).toEqual([true, false])
    await after(7_600)
    expect(says(slow)).toBe(false)
    await after(200)
    expect(says(slow)).toBe(true)
    expect(says(blocks.tryAgain[spoken])).toBe(false)
    await after(12_000)
    expect([says(slow), says(blocks.couldNotRefresh[spoken])]).toEqual([false, true])
    network.on(list, () => ({ body: { records: paymentsOnWire } }))
    fireEvent.click(screen.getByRole('button', { name: blocks.tryAgain[spoken] }))
    await after(100)
    expect(screen.getByRole('list', { name: historyMessages.title[spoken] })).toBeDefined()
    expect(network.left.filter(({ path }) => path.includes('c_payment'))).toHaveLength(2)
  })
})
