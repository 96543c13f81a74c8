/** A column that a file may have, as its headings are recognised. */
export type NamedColumn = {
  readonly name: string
  readonly label: { readonly en: string; readonly ne: string }
  /** Other headings, in any case and punctuation. */
  readonly headings: readonly string[]
}

/**
 * For each heading the name of the column it means; '' for none. A column is taken once, by the first heading.
 * `remembered`: columns of headings that a clerk gave a place to, by `plainHeading`.
 */
export function matchHeadings(
  head: readonly string[],
  columns: readonly NamedColumn[],
  remembered: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const taken = new Set<string>()
  return head.map((heading) => {
    const key = plainHeading(heading)
    const known = remembered.get(key)
    const means = (column: NamedColumn) =>
      known === undefined ? spellings(column).has(key) : column.name === known
    const found = columns.find((column) => key !== '' && !taken.has(column.name) && means(column))
    if (found === undefined) return ''
    taken.add(found.name)
    return found.name
  })
}

function spellings({ name, label, headings }: NamedColumn): ReadonlySet<string> {
  return new Set([name, label.en, label.ne, ...headings].map(plainHeading))
}

/** `Regd. No.` and `regd_no` are one heading. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
