import type { Sheet } from './sheet.ts'
import { drawText, type TextPlace, type TextStyle, textWidth } from '../text.ts'

const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/**
 * The text as lines no wider than `width` points: broken between words, and inside a word only when the word alone is
 * too wide, then between whole characters (graphemes). Nothing is ever cut off (DESIGN §7).
 */
export function wrapText(
  sheet: Sheet,
  text: string,
  style: TextStyle & { readonly width: number },
): string[] {
  const fits = (line: string): boolean => textWidth(sheet, line, style) <= style.width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => (fits(one) ? [one] : pieces(one, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function pieces(word: string, fits: (piece: string) => boolean): string[] {
  const found: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      found.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...found, piece]
}

/** One line, smaller where it would not fit; lines of `least` points where that would be too small to read. */
export function linesOf(
  sheet: Sheet,
  text: string,
  style: TextStyle & { readonly width: number; readonly least: number },
): { readonly size: number; readonly lines: readonly string[] } {
  const { size, width, least } = style
  const fitted = size * Math.min(1, width / Math.max(1, textWidth(sheet, text, style)))
  return fitted >= least
    ? { size: fitted, lines: [text] }
    : { size: least, lines: wrapText(sheet, text, { ...style, size: least }) }
}

export type ParagraphPlace = TextStyle &
  TextPlace & { readonly width: number; readonly lineHeight: number }

/** Lines from the baseline `y` downwards; gives the baseline of the line after the last. */
export function drawParagraph(sheet: Sheet, text: string, style: ParagraphPlace): number {
  const lines = wrapText(sheet, text, style)
  lines.forEach((line, index) => {
    drawText(sheet, line, { ...style, y: style.y + index * style.lineHeight })
  })
  return style.y + lines.length * style.lineHeight
}
