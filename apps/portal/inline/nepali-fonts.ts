import type { StoredName } from '#platform/browser/storage/registry.ts'

export type NepaliFonts = {
  readonly files: readonly string[]
  /** Sources of the device's own Devanagari fonts, as the `src` of a font face. */
  readonly deviceFonts: string
}

/**
 * Preloads the fonts of the Nepali interface. Where the device has its own and there is no snapshot to paint, the code
 * comes first and requests the fonts (nepali-font.ts).
 */
export async function preloadNepaliFonts({ files, deviceFonts }: NepaliFonts): Promise<void> {
  const { lang, dataset } = document.documentElement
  if (lang !== 'ne' || 'saveData' in dataset) return
  if (localStorage.getItem('glass' satisfies StoredName) === null) {
    dataset['ownLetters'] = ''
    if (await isLoaded(deviceFonts)) return
    delete dataset['ownLetters']
  }
  for (const file of files) document.head.append(preload(`/${file}`))
}

async function isLoaded(source: string): Promise<boolean> {
  try {
    await new FontFace('own', source).load()
    return true
  } catch {
    return false
  }
}

function preload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    crossOrigin: '',
    href,
  })
}
