import { language } from '#platform/browser/language.ts'
import { wait } from '#platform/browser/network/wait.ts'

const mostMs = 1_500

/**
 * On a device without a Devanagari font, waits for ours before the Nepali interface is drawn, at most `mostMs`: text drawn
 * without any is boxes, and would wrap again.
 */
export async function waitForNepaliFont(): Promise<void> {
  if (language.get() !== 'ne' || 'saveData' in document.documentElement.dataset) return
  if (await isLoaded("1rem 'Nepali of the device'")) return
  await Promise.race([isLoaded("1rem 'Nepali words'"), wait(mostMs)])
}

async function isLoaded(font: string): Promise<boolean> {
  try {
    const faces = await document.fonts.load(font, 'क')
    return faces.length > 0 && faces.every(({ status }) => status === 'loaded')
  } catch {
    return false
  }
}
