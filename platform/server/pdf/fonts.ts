import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'
import { invariant } from '#platform/pure/invariant.ts'
import { unpackWoff } from './unpack-woff.ts'

export type Script = 'latin' | 'devanagari'
export type Weight = 'regular' | 'semibold'

/** The opened fonts by the name that pdfkit knows them under, such as `latin-semibold`. */
export type Fonts = ReadonlyMap<FontName, Font>
export type FontName = `${Script}-${Weight}`

const numbers = { regular: 400, semibold: 600 } as const satisfies Record<Weight, number>
const longestMemo = 5_000

/**
 * Mukta in both scripts and weights, opened once per thread (opening and first shaping cost more than a page).
 * The .woff files: pdfkit prints nothing from the .woff2 ones, silently (reference/nepal.md §5).
 */
export function openFonts(): Fonts {
  const names = (['latin', 'devanagari'] as const).flatMap((script) =>
    (['regular', 'semibold'] as const).map((weight) => ({ script, weight })),
  )
  return new Map(
    names.map(({ script, weight }) => [`${script}-${weight}` as const, open(script, weight)]),
  )
}

function open(script: Script, weight: Weight): Font {
  const file = `@fontsource/mukta/files/mukta-${script}-${numbers[weight]}-normal.woff`
  const font = create(unpackWoff(readFileSync(new URL(import.meta.resolve(file)))))
  invariant(
    font.unitsPerEm === 1000,
    'pdfkit scales the remembered positions in place; by 1 that is harmless',
  )
  remember(font)
  return font
}

/** Shaping a word is dear, and a form says the same words again and again: each is shaped once per thread. */
function remember(font: Font): void {
  const shape = font.layout.bind(font)
  const runs = new Map<string, GlyphRun>()
  font.layout = (text, features) => {
    if (features !== undefined) return shape(text, features)
    const known = runs.get(text)
    if (known) return known
    if (runs.size >= longestMemo) runs.clear()
    const run = shape(text)
    runs.set(text, run)
    return run
  }
}
