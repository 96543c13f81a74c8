type Font = PDFKit.PDFEmbeddedFont

/** A page has about a hundred texts. */
const longestMemo = 5_000

/** Remembers results per font of a file and text, so many of a font; they go with the file. */
export function rememberedByFont<Result>(
  make: (font: Font, text: string) => Result,
): (font: Font) => (text: string) => Result {
  const byFont = new WeakMap<Font, Map<string, Result>>()
  return (font) => {
    const known = byFont.get(font) ?? new Map<string, Result>()
    byFont.set(font, known)
    return (text) => {
      const remembered = known.get(text)
      if (remembered !== undefined) return remembered
      if (known.size >= longestMemo) known.clear()
      const result = make(font, text)
      known.set(text, result)
      return result
    }
  }
}
