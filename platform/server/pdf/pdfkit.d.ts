/** Parts of pdfkit that its published types leave out: opened pictures and fonts, and the font in use. */
declare namespace PDFKit {
  /** A font inside one document; positions are in thousandths of the size. */
  interface PDFEmbeddedFont {
    readonly id: string
    ref(): unknown
    widthOfString(text: string, size: number): number
    /** Glyph numbers as four hex digits, and for each how far to move and where to put it. */
    encode(text: string): [
      codes: string[],
      positions: {
        readonly xAdvance: number
        readonly xOffset: number
        readonly yOffset: number
        readonly advanceWidth: number
      }[],
    ]
  }
  interface PDFDocument {
    readonly _font: PDFEmbeddedFont
  }
  interface PDFKitReference {
    /** Bytes of a stream that has not ended yet; it is compressed when it ends. */
    readonly buffer: Uint8Array[]
  }
  interface PDFPage {
    readonly fonts: Record<string, unknown>
  }
}
declare namespace PDFKit.Mixins {
  interface PDFImage {
    openImage(content: Buffer): ImageSrc
  }
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
