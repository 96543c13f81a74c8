import { language } from '#platform/browser/language.ts'

const waitMs = 1_500

/**
 * The Devanagari letters of the Nepali interface, which the page's head script has sent for: words that are drawn before
 * them would break their lines anew. After a while, or with data saving on, the device's own letters do.
 */
export async function nepaliLetters(): Promise<void> {
  if (language.get() !== 'ne' || 'saveData' in document.documentElement.dataset) return
  const both = ['400', '600'].map((weight) =>
    document.fonts.load(`${weight} 1rem 'Mukta Devanagari'`, 'क'),
  )
  const enough = new Promise((resolve) => setTimeout(resolve, waitMs))
  await Promise.race([Promise.all(both), enough])
}
