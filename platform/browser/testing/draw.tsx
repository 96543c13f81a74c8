import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { vi } from 'vitest'
import { mutationDefaults, queryDefaults } from '../network/query-defaults.ts'
import { createRestClient, RestProvider, type Tokens } from '../network/rest-client.ts'

const signedIn: Tokens = {
  token: () => 'token',
  refresh: () => Promise.resolve(false),
  missing: () => new Error('No token'),
  rejected: () => undefined,
}

/** Draws a part of the portal as the app does: a router at `path`, queries that keep nothing, the real rest client. */
export function draw(part: ReactNode, { path = '/' }: { readonly path?: string } = {}) {
  const { hook } = memoryLocation({ path })
  const queries = new QueryClient({
    defaultOptions: { queries: queryDefaults, mutations: mutationDefaults },
  })
  const around = (inner: ReactNode) => (
    <RestProvider value={createRestClient(signedIn)}>
      <QueryClientProvider client={queries}>
        <Router hook={hook}>
          {inner}
          <Address />
        </Router>
      </QueryClientProvider>
    </RestProvider>
  )
  const drawn = render(around(part))
  return { ...drawn, redraw: (next: ReactNode) => drawn.rerender(around(next)) }
}

/** Shows the router's address, for tests to read with `address()`. */
function Address() {
  const [pathname] = useLocation()
  const search = useSearch()
  return (
    <i data-testid="address" hidden>
      {search === '' ? pathname : `${pathname}?${search}`}
    </i>
  )
}

export function address(): string {
  return document.querySelector('[data-testid=address]')?.textContent ?? ''
}

/** Sets the width of the window and of every box: the test environment has no layout. */
export function atWidth(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels)
  vi.stubGlobal('innerWidth', pixels)
}
