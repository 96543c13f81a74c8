import { readFileSync } from 'node:fs'

/** Rule that prevents a process from being one person's alone, as listed in `http/rights/access/four-eyes.txt`. */
export type Rule =
  | 'reads'
  | 'no money, no marks'
  /** Refused to whom it is about, or who entered what it decides. */
  | 'never one’s own'
  /** The same person's second entry is no second one. */
  | 'a second entry'
  /** Takes effect when another person confirms a proposal of this type. */
  | `two people: ${string}`

const file = new URL('../http/rights/access/four-eyes.txt', import.meta.url)

/** Every process of the staff with its rule. */
export const listedActions: ReadonlyMap<string, string> = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = ''] = line.split(' ')
      return [slug, line.slice(slug.length).trim()] as const
    }),
)

export function listAllows(as: Rule): readonly string[] {
  return [...listedActions].flatMap(([slug, rule]) => (rule === as ? [slug] : []))
}
