import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { CopyButton, CopySign } from './CopyButton.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

describe('copying', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    writeText.mockReset().mockResolvedValue(undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
  })
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('says on the button that it is done, for two seconds', async () => {
    draw(<CopyButton text="01201002345678">Copy number</CopyButton>)
    fireEvent.click(screen.getByRole('button', { name: 'Copy number' }))
    await after(0)
    expect(writeText).toHaveBeenCalledWith('01201002345678')
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
    await after(2_000)
    expect(screen.getByRole('button', { name: 'Copy number' })).toBeDefined()
  })

  it('does not claim what the browser has refused', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    draw(<CopySign text="7hQx4F" name="Transaction" />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy Transaction' }))
    await after(0)
    expect(screen.getByRole('button', { name: 'Copy Transaction' })).toBeDefined()
  })
})
