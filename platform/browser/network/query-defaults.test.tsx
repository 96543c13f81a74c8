import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryDefaults } from './query-defaults.ts'

const read = vi.fn(() => Promise.reject(new Error('500')))
const useList = () => useQuery({ queryKey: ['list'], queryFn: read })
const queries = new QueryClient({ defaultOptions: { queries: queryDefaults } })

/** Draws a part that shows the same list as soon as the list has answered, as pages with several parts do. */
function Page() {
  const { isLoading } = useList()
  return isLoading ? <p>waiting</p> : <Part />
}

function Part() {
  return <p>{useList().isError ? 'not read' : 'waiting'}</p>
}

const page = () =>
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers())

it('a list that cannot be read is asked for once, whatever is drawn then; a page opened later asks again', async () => {
  const { unmount } = page()
  await wait(1_000)
  expect(screen.getByText('not read')).toBeDefined()
  expect(read).toHaveBeenCalledTimes(1)
  unmount()
  await wait(10_000)
  page()
  await wait(1_000)
  expect(read).toHaveBeenCalledTimes(2)
})
