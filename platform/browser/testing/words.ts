/** Text of an element; nothing where there is none. */
export function wordsOf(element: Element | null | undefined): string {
  return element?.textContent ?? ''
}
