import type { Weight } from './fonts.ts'
import { rememberedByFont } from './remembered-by-font.ts'
import { scriptRuns } from './script-runs.ts'
import { ink, noteDrawn, type Sheet } from './parts/sheet.ts'
import { writeRun } from './text-run.ts'

/** `size` in points. Default regular and black; `spacing` is added after each character (Latin only). */
export type TextStyle = {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly spacing?: number
}
/** A piece of a line in its own style. */
export type Phrase = TextStyle & { readonly text: string }
/** `x` is the left end, the middle or the right end, by `align`; `y` is the baseline. */
export type TextPlace = {
  readonly x: number
  readonly y: number
  readonly align?: 'left' | 'center' | 'right'
}

/** One line in one style, both scripts mixed; gives the x where it ends. */
export function drawText(sheet: Sheet, text: string, style: TextStyle & TextPlace): number {
  return drawPhrases(sheet, [{ ...style, text }], style)
}

/** One line of differently styled pieces; gives the x where it ends. */
export function drawPhrases(sheet: Sheet, phrases: readonly Phrase[], place: TextPlace): number {
  const share = { left: 0, center: 0.5, right: 1 }[place.align ?? 'left']
  let x = place.x
  if (share > 0) x -= share * phrases.reduce((sum, one) => sum + textWidth(sheet, one.text, one), 0)
  const left = x
  for (const phrase of phrases) x = drawRuns(sheet, phrase, { x, y: place.y })
  if (x > left) noteDrawn(sheet, { left, right: x, bottom: place.y })
  return x
}

/** One line that ends before `end`: smaller where it would not fit, so that nothing is cut. */
export function drawFitted(
  sheet: Sheet,
  phrases: readonly Phrase[],
  { x, y, end }: { readonly x: number; readonly y: number; readonly end: number },
): void {
  const width = phrases.reduce((sum, one) => sum + textWidth(sheet, one.text, one), 0)
  const scale = Math.min(1, (end - x) / Math.max(1, width))
  const fitted = phrases.map((phrase) => ({ ...phrase, size: phrase.size * scale }))
  drawPhrases(sheet, fitted, { x, y })
}

/** The width of one line in points. */
export function textWidth({ pdf }: Sheet, text: string, style: TextStyle): number {
  const { size, weight = 'regular', spacing = 0 } = style
  return scriptRuns(text).reduce((sum, run) => {
    const extraSpacing = run.script === 'latin' ? spacing * run.text.length : 0
    // oxlint-disable-next-line no-underscore-dangle -- the only way to the font in use
    const font = pdf.font(`${run.script}-${weight}`)._font
    return sum + extraSpacing + widthsOf(font)(run.text) * size
  }, 0)
}

const widthsOf = rememberedByFont((font, text) => font.widthOfString(text, 1))

/**
 * Shaping reorders Devanagari, so each of its runs carries the text it stands for and its language (text-run.ts):
 * what is copied or read aloud is what was typed.
 */
function drawRuns({ pdf }: Sheet, phrase: Phrase, at: { x: number; y: number }): number {
  const { text, size, weight = 'regular', color = ink.text, spacing = 0 } = phrase
  let { x } = at
  pdf.fillColor(color)
  for (const run of scriptRuns(text)) {
    pdf.font(`${run.script}-${weight}`, size)
    x += writeRun(pdf, run, { x, y: at.y, size, spacing: run.script === 'latin' ? spacing : 0 })
  }
  return x
}
