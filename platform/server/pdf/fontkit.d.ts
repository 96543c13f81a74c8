/** fontkit publishes no types; this is what is used of it. */
declare module 'fontkit' {
  export type Glyph = { readonly path: { toSVG(): string } }
  export type GlyphRun = {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { readonly xAdvance: number }[]
    readonly advanceWidth: number
  }
  export type Font = {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: unknown): GlyphRun
  }
  export function create(bytes: Uint8Array): Font
}
