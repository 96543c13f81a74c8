import { deferred } from '#platform/testing/deferred.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearDraftsExcept,
  hasUnsavedTyping,
  keepDraftsOnDevice,
  noteUnsaved,
  useDraft,
} from './drafts.ts'
import { clearSavedCopies, savedQuery, lastSavedAt, savedCopy } from './saved-copy.ts'
import { stored, useStored } from './stored.ts'
import { draw } from '../testing/draw.tsx'

const color = () =>
  stored<string>({
    key: 'theme',
    parse: (json) => (typeof json === 'string' ? json : null),
    fallback: 'blue',
  })

describe('a value stored on the device', () => {
  it('is there for the next page, and the fallback where it is not understood', () => {
    color().set('red')
    expect(color().get()).toBe('red')
    localStorage.setItem('theme', '7')
    expect(color().get()).toBe('blue')
    localStorage.setItem('theme', '{')
    expect(color().get()).toBe('blue')
    color().set(null)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('lives as long as the page when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceeded')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    const storedColor = color()
    storedColor.set('red')
    expect(storedColor.get()).toBe('red')
  })

  it('changes on the page when another tab changes it', () => {
    const storedColor = color()
    function Shown() {
      return <output>{useStored(storedColor, 'blue')}</output>
    }
    draw(<Shown />)
    act(() => storedColor.set('red'))
    expect(screen.getByRole('status').textContent).toBe('red')
    act(() => {
      localStorage.setItem('theme', '"green"')
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    })
    expect(screen.getByRole('status').textContent).toBe('green')
  })
})

describe('the last answer of a query', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
  const key = ['profile', 7]

  it('is shown at once and asked for again', async () => {
    const queries = new QueryClient()
    await queries.fetchQuery(savedQuery(key, () => Promise.resolve('old')))
    expect(savedCopy(key)).toMatchObject({ at: 1_000, data: 'old' })
    const later = new QueryClient()
    const load = vi.fn(() => Promise.resolve('new'))
    const options = savedQuery(key, load)
    expect(later.getQueryCache().build(later, options).state.data).toBe('old')
    expect(await later.fetchQuery(options)).toBe('new')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stays when the next one fails', async () => {
    const queries = new QueryClient()
    await queries.fetchQuery(savedQuery(key, () => Promise.resolve('old')))
    const failing = savedQuery(key, () => Promise.reject(new Error('500')))
    await expect(new QueryClient().fetchQuery({ ...failing, retry: false })).rejects.toThrow('500')
    expect(savedCopy(key)?.data).toBe('old')
  })

  it('has the time of the newest query, and is not stored after the logout', async () => {
    const queries = new QueryClient()
    await queries.fetchQuery(savedQuery(key, () => Promise.resolve('a')))
    vi.setSystemTime(5_000)
    await queries.fetchQuery(savedQuery(['other'], () => Promise.resolve('b')))
    expect(lastSavedAt()).toBe(5_000)
    localStorage.setItem('glass', '{}')
    const answer = deferred<string>()
    const asked = queries.fetchQuery(savedQuery(['late'], () => answer.promise))
    clearSavedCopies()
    answer.resolve('c')
    expect(await asked).toBe('c')
    expect(localStorage.getItem('glass')).toBeNull()
    expect(lastSavedAt()).toBeNull()
    expect(savedCopy(key)).toBeNull()
  })

  it.each([
    ['another version', { version: 'before' }],
    ['a version that named none', {}],
  ])(
    'of other shapes, by %s, is not read, and the next answer takes its place',
    async (_of, made) => {
      const name = `saved:${JSON.stringify(key)}`
      localStorage.setItem(name, JSON.stringify({ at: 500, ...made, data: { room: 'of old' } }))
      expect(savedCopy(key)).toBeNull()
      expect(lastSavedAt()).toBeNull()
      const options = savedQuery(key, () => Promise.resolve('new'))
      const queries = new QueryClient()
      expect(queries.getQueryCache().build(queries, options).state.data).toBeUndefined()
      await queries.fetchQuery(options)
      expect(savedCopy(key)?.data).toBe('new')
    },
  )

  it('that is no copy of ours is none', () => {
    localStorage.setItem(`saved:${JSON.stringify(key)}`, '"text"')
    expect(savedCopy(key)).toBeNull()
  })
})

describe('drafts', () => {
  beforeEach(() => void vi.useFakeTimers())
  function Page({ path, typed }: { readonly path: string; readonly typed: string }) {
    const { found } = useDraft<string>(path, typed, (json) => String(json))
    return <output>{found ?? 'none'}</output>
  }
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  async function typed(path: string) {
    const drawn = draw(<Page path={path} typed="" />)
    drawn.redraw(<Page path={path} typed="Ram" />)
    await after(500)
    return drawn
  }

  it('outlive the tab only on a device of one’s own', async () => {
    await typed('/a')
    expect(localStorage.getItem('draft:/a')).toBeNull()
    keepDraftsOnDevice(true)
    await typed('/b')
    expect(localStorage.getItem('draft:/b')).toBe('"Ram"')
    keepDraftsOnDevice(false)
  })

  it('stay while nothing more is typed beside them, however often the page is opened', async () => {
    const { unmount } = await typed('/a')
    unmount()
    for (const text of ['Ram', 'Ram']) {
      const again = draw(<Page path="/a" typed="" />)
      expect(screen.getByRole('status').textContent).toBe(text)
      await after(1_000)
      again.unmount()
    }
    expect(sessionStorage.getItem('draft:/a')).toBe('"Ram"')
  })

  it('go at the logout, but for the page one comes back to', async () => {
    await typed('/a')
    await typed('/b')
    noteUnsaved('/a', true)
    clearDraftsExcept('/b')
    expect(sessionStorage.getItem('draft:/a')).toBeNull()
    expect(sessionStorage.getItem('draft:/b')).toBe('"Ram"')
    expect(hasUnsavedTyping()).toBe(false)
  })

  it('that are not stored yet at logout are not stored afterwards', async () => {
    const { redraw, unmount } = await typed('/a')
    redraw(<Page path="/a" typed="Ram Bahadur" />)
    clearDraftsExcept(null)
    unmount()
    await after(1_000)
    expect(sessionStorage.getItem('draft:/a')).toBeNull()
  })
})
