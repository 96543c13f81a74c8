import { Problem } from '../problem.ts'

/** The smallest pieces of a `$filter`. A quoted text arrives unquoted; a date arrives as text. */
export type Token =
  | { readonly is: 'text' | 'word'; readonly text: string }
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'mark'; readonly text: '(' | ')' | ',' }

const piece =
  /\s*(?:(?<mark>[(),])|'(?<quoted>(?:[^']|'')*)'(?!')|(?<date>\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?)(?![\w.:+-])|(?<number>-?\d+(?:\.\d+)?)(?![\w.:])|(?<word>[A-Za-z_]\w*)|(?<equals>=)|(?<end>$))/y

/** Cuts the text into tokens, each byte looked at once; a 400 names the first one that fits nowhere. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  piece.lastIndex = 0
  for (;;) {
    const at = piece.lastIndex
    const found = piece.exec(text)?.groups
    if (!found) throw badFilter(`Unexpected text at character ${at + 1}`)
    const token = tokenOf(found)
    if (token === null) return tokens
    tokens.push(token)
  }
}

export function badFilter(detail: string): Problem {
  return new Problem({ code: 'parse/filter', title: 'Invalid filter', detail })
}

function tokenOf(found: Record<string, string | undefined>): Token | null {
  const { mark, quoted, date, number, word, equals } = found
  if (word !== undefined) return { is: 'word', text: word }
  if (mark === '(' || mark === ')' || mark === ',') return { is: 'mark', text: mark }
  if (quoted !== undefined) return { is: 'text', text: unquote(quoted) }
  if (date !== undefined) return { is: 'text', text: date }
  if (number !== undefined) return { is: 'number', text: number }
  return equals === undefined ? null : { is: 'word', text: equals } // refused by its name
}

function unquote(quoted: string): string {
  if (quoted.includes('\0')) throw badFilter('A text may not contain the NUL character')
  return quoted.replaceAll("''", "'")
}
