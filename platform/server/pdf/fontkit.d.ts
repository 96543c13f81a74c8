/** fontkit publishes no types; this is what fonts.ts uses of it. */
declare module 'fontkit' {
  export type GlyphRun = { readonly glyphs: readonly unknown[]; readonly advanceWidth: number }
  export type Font = {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: unknown): GlyphRun
  }
  export function create(bytes: Uint8Array): Font
}
