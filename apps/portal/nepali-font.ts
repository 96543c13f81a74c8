import { language } from '#platform/browser/language.ts'
import { wait } from '#platform/browser/wait.ts'

/** Letters that are on the device already need a moment to be taken from it. */
const graceMs = 100
const waitMs = 1_500

/**
 * Before the Nepali interface is drawn: our Devanagari letters. Words that are drawn before them would break their lines
 * again, but nobody waits for them long: where they are not there in a moment, the device's own are used as
 * long as the page lives. A device that has none waits for ours, for a while.
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

/** Whether they can be drawn with. */
async function load(font: string): Promise<boolean> {
  try {
    const faces = await document.fonts.load(font, 'क')
    return faces.length > 0 && faces.every(({ status }) => status === 'loaded')
  } catch {
    return false
  }
}
