/** Text of an element, with non-breaking spaces as plain spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00A0', ' ')
}
