import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { loadNepaliFont } from './nepali-font.ts'

const { dataset } = document.documentElement
const loadedAfter = (ms: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return [{ status: 'loaded' }]
}
const failed = () => Promise.reject(new DOMException('Not there', 'NetworkError'))

type Device = { readonly ours: () => Promise<unknown>; readonly own: () => Promise<unknown> }

/** Font with which the page is drawn after this time. */
async function drawnAfter(ms: number, { ours, own }: Device) {
  const load = (font: string) => (font.includes('Mukta') ? ours() : own())
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  let isDrawn = false
  void loadNepaliFont().then(() => (isDrawn = true))
  await vi.advanceTimersByTimeAsync(ms)
  if (!isDrawn) return 'not drawn'
  return 'ownLetters' in dataset ? "the device's" : 'ours'
}

beforeEach(() => {
  vi.useFakeTimers()
  language.set('ne')
})
afterEach(() => {
  delete dataset['ownLetters']
  delete dataset['saveData']
})

describe('the fonts of the Nepali interface', () => {
  it('are ours where they are there in a moment', async () => {
    const device = { ours: loadedAfter(50), own: loadedAfter(0) }
    expect(await drawnAfter(49, device)).toBe('not drawn')
    expect(await drawnAfter(50, device)).toBe('ours')
  })

  it('is the device’s when ours takes longer than 100 ms to load', async () => {
    const device = { ours: loadedAfter(3_000), own: loadedAfter(0) }
    expect(await drawnAfter(99, device)).toBe('not drawn')
    expect(await drawnAfter(101, device)).toBe("the device's")
    await vi.advanceTimersByTimeAsync(5_000)
    expect(dataset).toHaveProperty('ownLetters')
  })

  it("are the device's where ours cannot be had", async () => {
    expect(await drawnAfter(1, { ours: failed, own: loadedAfter(0) })).toBe("the device's")
  })

  it('are waited for where the device has none, for a while', async () => {
    expect(await drawnAfter(900, { ours: loadedAfter(1_000), own: failed })).toBe('not drawn')
    expect(await drawnAfter(1_000, { ours: loadedAfter(1_000), own: failed })).toBe('ours')
    expect(await drawnAfter(1_599, { ours: loadedAfter(9_000), own: failed })).toBe('not drawn')
    expect(await drawnAfter(1_600, { ours: loadedAfter(9_000), own: failed })).toBe('ours')
  })

  it('are not sent for in English, nor where every byte counts', async () => {
    const device = { ours: failed, own: failed }
    language.set('en')
    expect(await drawnAfter(0, device)).toBe('ours')
    language.set('ne')
    dataset['saveData'] = ''
    expect(await drawnAfter(0, device)).toBe('ours')
  })
})
