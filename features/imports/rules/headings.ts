/** A column that a file may have, as its headings are recognised. */
export type NamedColumn = {
  readonly name: string
  readonly label: { readonly en: string; readonly ne: string }
  /** Other headings, in any case and punctuation. */
  readonly headings: readonly string[]
}

/** For each heading the name of the column it means; '' for none. A column is taken once, by the first heading. */
export function matchHeadings(
  head: readonly string[],
  columns: readonly NamedColumn[],
): readonly string[] {
  const taken = new Set<string>()
  return head.map((heading) => {
    const key = plainHeading(heading)
    const found = columns.find(
      (column) => key !== '' && !taken.has(column.name) && spellings(column).has(key),
    )
    if (found === undefined) return ''
    taken.add(found.name)
    return found.name
  })
}

function spellings({ name, label, headings }: NamedColumn): ReadonlySet<string> {
  return new Set([name, label.en, label.ne, ...headings].map(plainHeading))
}

/** `Regd. No.` and `regd_no` are one heading. */
function plainHeading(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
