import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { later } from './later.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Namaste, {name}</p>

function drawn(Part: ComponentType<{ readonly name: string }>) {
  return (
    <Suspense fallback={<p>waiting</p>}>
      <Part name="Sita" />
    </Suspense>
  )
}

describe('code that comes later', () => {
  it('is drawn at once where it was fetched ahead', async () => {
    const Part = later(async () => Greeting)
    await Part.fetch()
    render(drawn(Part))
    expect(screen.getByText('Namaste, Sita')).toBeDefined()
    expect(screen.queryByText('waiting')).toBeNull()
  })

  it('has its placeholder until then elsewhere', async () => {
    const Part = later(async () => Greeting)
    render(drawn(Part))
    expect(screen.getByText('waiting')).toBeDefined()
    expect(await screen.findByText('Namaste, Sita')).toBeDefined()
  })

  it('keeps what is drawn when the code is fetched again', async () => {
    const Part = later(async () => Greeting)
    const { rerender } = render(drawn(Part))
    const first = await screen.findByText('Namaste, Sita')
    await act(() => Part.fetch())
    rerender(drawn(Part))
    expect(screen.getByText('Namaste, Sita')).toBe(first)
  })
})
