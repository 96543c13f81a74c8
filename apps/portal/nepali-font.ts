import { language } from '#platform/browser/language.ts'
import { wait } from '#platform/browser/network/wait.ts'

/** Grace for fonts that are cached on the device, in ms; loading them takes a moment too. */
const graceMs = 100
const waitMs = 1_500

/**
 * Loads our Devanagari fonts before the Nepali interface is drawn, since a later font would break lines again. The wait
 * is short: if they are not loaded after `graceMs`, the device's own font is used as long as the page lives. A device
 * without such a font waits for ours, at most `waitMs`.
 */
export async function loadNepaliFont(): Promise<void> {
  const { dataset } = document.documentElement
  if (language.get() !== 'ne' || 'saveData' in dataset) return
  const both = ['400', '600'].map((weight) => load(`${weight} 1rem 'Mukta Devanagari'`))
  const ours = Promise.all(both).then((loaded) => loaded.every(Boolean))
  const areThere = (await Promise.race([ours, wait(graceMs)])) === true
  if (!areThere && (await load(`1rem 'Nepali of the device'`))) {
    dataset['ownLetters'] = ''
    return
  }
  if (!areThere) await Promise.race([ours, wait(waitMs)])
  delete dataset['ownLetters']
}

/** True if the font is loaded and can be drawn. */
async function load(font: string): Promise<boolean> {
  try {
    const faces = await document.fonts.load(font, 'क')
    return faces.length > 0 && faces.every(({ status }) => status === 'loaded')
  } catch {
    return false
  }
}
