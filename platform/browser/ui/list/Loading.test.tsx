import { act, fireEvent, screen } from '@testing-library/react'
import { GraduationCap } from 'lucide-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Empty } from './Empty.tsx'
import { Loading } from './Loading.tsx'
import { StillWaiting, Together } from '../frame/Together.tsx'

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('loading', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('says nothing at first, then what loads, then that the line is slow', async () => {
    draw(<Loading label="Loading payments" />)
    expect(screen.getByRole('status').textContent).toBe('')
    await after(300)
    expect(screen.getByRole('status').textContent).toBe('Loading payments')
    await after(7_700)
    expect(screen.getByRole('status').textContent).toContain('Your connection looks slow.')
  })

  it('speaks the language of the reader', async () => {
    language.set('ne')
    draw(<Loading label="भुक्तानी खुल्दैछ" />)
    await after(8_000)
    expect(screen.getByRole('status').textContent).toContain('इन्टरनेट ढिलो')
  })
})

describe('parts that are shown together', () => {
  beforeEach(() => void vi.useFakeTimers())

  const page = (waiting: boolean) => (
    <Together label="Loading">
      <p>first</p>
      {waiting ? <StillWaiting /> : <p>second</p>}
    </Together>
  )
  const isSeen = (text: string) => screen.getByText(text).closest('.invisible') === null

  it('are unseen while one waits, and come at once', () => {
    const { redraw } = draw(page(true))
    expect(isSeen('first')).toBe(false)
    redraw(page(false))
    expect(isSeen('first')).toBe(true)
    expect(isSeen('second')).toBe(true)
  })

  it('are shown without the missing one after 8 s', async () => {
    const { redraw } = draw(page(true))
    await after(7_999)
    expect(isSeen('first')).toBe(false)
    await after(1)
    expect(isSeen('first')).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(blocks.loadingSlow.en)
    act(() => language.set('ne'))
    expect(screen.getByRole('status').textContent).toBe(blocks.loadingSlow.ne)
    redraw(page(false))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('an empty list', () => {
  const empty = (onRetry?: () => void) => (
    <Empty icon={GraduationCap} title="No payments found" help="None yet" onRetry={onRetry}>
      <a href="/">Go to Home</a>
    </Empty>
  )

  it('has its text, one sentence of help and one way forward', () => {
    draw(empty())
    expect(screen.getByText('No payments found')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is not taken for a list that could not be read', () => {
    const onRetry = vi.fn()
    draw(empty(onRetry))
    expect(screen.getByRole('status').textContent).toContain("Couldn't refresh.")
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
