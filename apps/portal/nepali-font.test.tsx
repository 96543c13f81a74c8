import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { waitForNepaliFont } from './nepali-font.ts'

const { dataset } = document.documentElement
const loadedAfter = (ms: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return [{ status: 'loaded' }]
}
const failed = () => Promise.reject(new DOMException('Not there', 'NetworkError'))

type Device = { readonly ours: () => Promise<unknown>; readonly own: () => Promise<unknown> }

async function isDrawnAfter(ms: number, { ours, own }: Device): Promise<boolean> {
  const load = (font: string) => (font.includes('of the device') ? own() : ours())
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  let isDrawn = false
  void waitForNepaliFont().then(() => (isDrawn = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isDrawn
}

beforeEach(() => {
  vi.useFakeTimers()
  language.set('ne')
})
afterEach(() => {
  delete dataset['saveData']
})

describe('the font of the Nepali interface', () => {
  it('is not waited for where the device has one', async () => {
    expect(await isDrawnAfter(0, { ours: loadedAfter(900), own: loadedAfter(0) })).toBe(true)
  })

  it('is waited for where the device has none, for a while', async () => {
    const device = { ours: loadedAfter(900), own: failed }
    expect(await isDrawnAfter(899, device)).toBe(false)
    expect(await isDrawnAfter(900, device)).toBe(true)
    const slow = { ours: loadedAfter(9_000), own: failed }
    expect(await isDrawnAfter(1_499, slow)).toBe(false)
    expect(await isDrawnAfter(1_500, slow)).toBe(true)
    expect(await isDrawnAfter(1, { ours: failed, own: failed })).toBe(true)
  })

  it('is not waited for in English, nor where every byte counts', async () => {
    const device = { ours: loadedAfter(900), own: failed }
    language.set('en')
    expect(await isDrawnAfter(0, device)).toBe(true)
    language.set('ne')
    dataset['saveData'] = ''
    expect(await isDrawnAfter(0, device)).toBe(true)
  })
})
