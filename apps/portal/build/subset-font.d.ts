declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly noHinting?: boolean },
  ): Promise<Uint8Array>
}
