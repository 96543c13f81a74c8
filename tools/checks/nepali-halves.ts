import { globSync, readFileSync } from 'node:fs'

const notCode = /\.(test|spec|d)\.ts|\/testing\//
/** The Nepali half of a message: `ne: '…'`, on the same line or the next. */
const half = /\bne:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** Text that no Nepali sentence of ours has: Latin digits, the money and the slip by their English names (DESIGN §2, §7). */
const foreign = /[0-9]|\bN?Rs\.|voucher/i

/**
 * Spelling that no Nepali sentence of ours has: a postposition apart from its number or name, a danda that reads as one more
 * digit of it, English or French quotation marks, or अंक beside अङ्क.
 */
const misspelt =
  /[}०-९’] (?:को|का|की|मा|ले|लाई|बाट|देखि|सम्म|सँग|पछि|अघि|मध्ये|भन्दा|भित्र)(?![\u0900-\u0963])(?!लागि)|\}।|[«»"]|अंक/

/** Nepali halves that are misspelt, as `file: sentence`. */
export function misspeltNepali(root: string): readonly string[] {
  return halvesThat(root, (nepali) => misspelt.test(nepali))
}

/** Nepali halves that say something in English, as `file: sentence`. Placeholders are filled in at run time. */
export function foreignNepali(root: string): readonly string[] {
  return halvesThat(root, (nepali) => foreign.test(nepali.replaceAll(/\$?\{[^}]*\}/g, '')))
}

function halvesThat(root: string, is: (nepali: string) => boolean): readonly string[] {
  return globSync('{apps,platform,features,kinds}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notCode.test(path))
    .toSorted()
    .flatMap((path) =>
      Array.from(
        readFileSync(`${root}/${path}`, 'utf8').matchAll(half),
        ([, , nepali = '']) => nepali,
      )
        .filter(is)
        .map((nepali) => `${path}: ${nepali}`),
    )
}
