import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { draw } from './testing/draw.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/Dialog-1.js')
const reload = vi.fn()
let page: string

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: '/', reload })
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>'
  vi.stubGlobal('fetch', async () => new Response(page))
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const deployed = (version: number) =>
  (page = `<script type="module" src="/assets/main-${version}.js"></script>`)

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? 'Unexpected Application Error!' : this.props.children
  }
}

function drawPage(error: Error) {
  const Part = lazyPart<() => null>(async () => {
    throw error
  })
  draw(
    <Boundary>
      <textarea aria-label="Reason" />
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  )
}

it('opens the page again where the code is gone after a deployment and nothing is typed, once a minute at most', async () => {
  deployed(2)
  drawPage(gone)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  drawPage(gone)
  expect((await screen.findByRole('alert')).textContent).toContain('There is a new version.')
  expect(reload).toHaveBeenCalledOnce()
})

it('says that there is a new version and keeps what is typed', async () => {
  deployed(2)
  drawPage(gone)
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The slip is unreadable' } })
  expect((await screen.findByRole('alert')).textContent).toContain('There is a new version.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The slip is unreadable')
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['where the code is gone but the version is the same', gone],
  ['where the code itself fails', new Error('a bug')],
])('leaves the fault to the page %s', async (_where, error) => {
  deployed(1)
  drawPage(error)
  await act(async () => {})
  expect(await screen.findByText('Unexpected Application Error!')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})
