import { globSync, readFileSync } from 'node:fs'

const notCode = /\.(test|spec|d)\.ts|\/testing\//
/** The Nepali half of a message: `ne: '…'`, on the same line or the next. */
const half = /\bne:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** What no Nepali sentence of ours says: Latin digits, the money and the slip by their English names (DESIGN §2, §7). */
const foreign = /[0-9]|\bN?Rs\.|voucher/i

/** Nepali halves that say something in English, as `file: sentence`. Placeholders are filled in at run time. */
export function foreignNepali(root: string): readonly string[] {
  return globSync('{apps,platform,features,kinds}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notCode.test(path))
    .toSorted()
    .flatMap((path) =>
      Array.from(readFileSync(`${root}/${path}`, 'utf8').matchAll(half), ([, , said = '']) => said)
        .filter((said) => foreign.test(said.replaceAll(/\$?\{[^}]*\}/g, '')))
        .map((said) => `${path}: ${said}`),
    )
}
