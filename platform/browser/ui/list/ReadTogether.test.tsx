import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { deferred } from '#platform/testing/deferred.ts'
import { ReadTogether } from './ReadTogether.tsx'

function Part({ name, read }: { readonly name: string; readonly read: Promise<string> }) {
  const { data, isError } = useQuery({
    queryKey: ['part', name],
    queryFn: () => read,
    retry: false,
  })
  return <p>{isError ? `${name} failed` : (data ?? `${name} loads`)}</p>
}

it('parts are shown at once, when the last was read or has failed', async () => {
  const [one, other] = [deferred<string>(), deferred<string>()]
  draw(
    <ReadTogether keys={[['part']]} rows={3}>
      <Part name="one" read={one.promise} />
      <Part name="other" read={other.promise} />
    </ReadTogether>,
  )
  const hidden = () => screen.getByText(/^one|First/).parentElement?.hidden
  expect(hidden()).toBe(true)
  one.resolve('First')
  await screen.findByText('First')
  expect(hidden()).toBe(true)
  expect(screen.getByRole('status')).toBeDefined()
  other.reject(new Error('gone'))
  await screen.findByText('other failed')
  await expect.poll(hidden).toBe(false)
  expect(screen.queryByRole('status')).toBeNull()
})
