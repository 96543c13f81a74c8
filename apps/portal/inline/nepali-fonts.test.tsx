import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadNepaliFonts } from './nepali-fonts.ts'

const deviceFonts = "local('Noto Sans Devanagari')"
const root = document.documentElement

/** Files the page preloads for a Nepali reader, and true if it begins with the device's own fonts. */
async function preloaded(device: { readonly snapshot: string | null; readonly hasFont: boolean }) {
  if (device.snapshot !== null) localStorage.setItem('glass', device.snapshot)
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string
      constructor(_family: string, source: string) {
        this.source = source
      }
      async load() {
        if (!device.hasFont || this.source !== deviceFonts) throw new Error('Not there')
      }
    },
  )
  await preloadNepaliFonts({ files: ['assets/a.woff2'], deviceFonts })
  const links = [...document.head.querySelectorAll('link[rel=preload]')]
  return {
    files: links.map((link) => link.getAttribute('href')),
    own: 'ownLetters' in root.dataset,
  }
}

beforeEach(() => {
  root.lang = 'ne'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.head.innerHTML = ''
  delete root.dataset['ownLetters']
  delete root.dataset['saveData']
  root.lang = 'en'
})

describe('the fonts of the Nepali interface', () => {
  it('are requested at once where a snapshot is painted in them', async () => {
    expect(await preloaded({ snapshot: '{}', hasFont: true })).toEqual({
      files: ['/assets/a.woff2'],
      own: false,
    })
  })

  it('are left to the bundle where the device has its own', async () => {
    expect(await preloaded({ snapshot: null, hasFont: true })).toEqual({ files: [], own: true })
  })

  it('are requested at once where the device has none', async () => {
    expect(await preloaded({ snapshot: null, hasFont: false })).toEqual({
      files: ['/assets/a.woff2'],
      own: false,
    })
  })

  it('are not requested in English, nor where data is saved', async () => {
    root.lang = 'en'
    expect(await preloaded({ snapshot: null, hasFont: false })).toEqual({ files: [], own: false })
    root.lang = 'ne'
    root.dataset['saveData'] = ''
    expect(await preloaded({ snapshot: null, hasFont: false })).toEqual({ files: [], own: false })
  })
})
