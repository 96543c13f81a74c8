/** What an element reads as; the blank that keeps two words on one line is a blank. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00A0', ' ')
}
