import { type Fonts, openFonts } from '#platform/server/pdf/fonts.ts'

let opened: Fonts | null = null
const fonts = () => (opened ??= openFonts())

export type LineStyle = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly bold?: true
  /** Written by hand: slanted. */
  readonly byHand?: true
}

/**
 * One line of Latin text as an SVG group of outlines of the product's own font, so that a machine without fonts draws it
 * too; `x` and `y` are the left end of its base line.
 */
export function outlines(text: string, { x, y, size, color, bold, byHand }: LineStyle): string {
  const font = fonts().get(bold ? 'latin-semibold' : 'latin-regular')
  if (font === undefined) return ''
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, place) => {
    const d = shapeOf(glyph)
    const moved = `translate(${at.toFixed(1)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    at += (positions[place]?.xAdvance ?? 0) * scale
    return d === '' ? '' : `<path transform="${moved}" d="${d}"/>`
  })
  const slant = byHand ? ' skewX(-14)' : ''
  return `<g fill="${color}" transform="translate(${x} ${y})${slant}">${paths.join('')}</g>`
}

type Glyph = { readonly path: { toSVG: () => string } }
const shapes = new WeakMap<Glyph, string>()

function shapeOf(glyph: Glyph): string {
  const known = shapes.get(glyph) ?? glyph.path.toSVG()
  shapes.set(glyph, known)
  return known
}
