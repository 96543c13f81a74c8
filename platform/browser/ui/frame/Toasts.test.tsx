import { act, fireEvent, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Toasts } from './Toasts.tsx'

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (tell: () => unknown) => act(() => void tell())

describe('short messages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    draw(<Toasts />)
  })
  afterEach(() => act(() => toast.remove()))

  it.each([
    ['a success', () => toast.success('Saved'), 2_000],
    ['a plain word', () => toast('Saved'), 4_000],
    ['an error', () => toast.error('Saved'), 4_000],
  ] as const)('%s stays as long as the specification says', async (_, tell, ms) => {
    say(tell)
    await after(ms - 50)
    expect(screen.getByText('Saved')).toBeDefined()
    await after(100)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('of an error is no alarm while the page says that it is offline', () => {
    say(() => toast.error('Failed'))
    const card = () => screen.getByText('Failed').closest('.toast')?.className
    expect(card()).toContain('toast-error')
    act(() => reportConnection('offline'))
    expect(card()).toContain('toast-blank')
    act(() => reportConnection('online'))
  })

  it('loading stays until it is replaced under the same id', async () => {
    say(() => toast.loading('Uploading voucher...', { id: 'pay' }))
    await after(60_000)
    expect(screen.getByText('Uploading voucher...')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    say(() => toast.success('Voucher uploaded', { id: 'pay' }))
    expect(screen.queryByText('Uploading voucher...')).toBeNull()
    expect(screen.getByText('Voucher uploaded')).toBeDefined()
  })

  it('that was just dismissed does not remove a new one with its id before the page is drawn again', async () => {
    say(() => toast.loading('Sending', { id: 'pay' }))
    say(() => toast.dismiss('pay'))
    await after(50)
    toast.success('Done', { id: 'pay' })
    vi.advanceTimersByTime(300)
    await after(0)
    expect(screen.getByText('Done')).toBeDefined()
  })

  it('errors are alerts, others are status', () => {
    say(() => toast.error('No'))
    say(() => toast.success('Yes'))
    expect(screen.getByRole('alert').textContent).toBe('No')
    expect(screen.getByRole('status').textContent).toBe('Yes')
  })

  it('an error that stands on the page too is not read twice', () => {
    say(() => toast.error('No', { ariaProps: { role: 'status', 'aria-live': 'off' } }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  })

  it('can be closed by hand', () => {
    say(() => toast.error('No'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('No')).toBeNull()
  })

  it('wait while they are pointed at, and F6 brings the focus to them', async () => {
    say(() => toast.success('Saved'))
    const region = screen.getByRole('region', { name: 'Messages' })
    fireEvent.pointerEnter(region)
    await after(10_000)
    expect(screen.getByText('Saved')).toBeDefined()
    fireEvent.pointerLeave(region)
    await after(2_100)
    expect(screen.queryByText('Saved')).toBeNull()
    fireEvent.keyDown(window, { key: 'F6' })
    expect(document.activeElement).toBe(region)
  })
})
