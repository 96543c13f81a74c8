import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

export type Wanted = {
  readonly query: 'enabled' | 'text' | 'label' | 'file'
  /** Of an enabled one; else ''. */
  readonly role: string
  readonly name: string
  /** Of `name` as an expression; null: it is the whole text. */
  readonly flags: string | null
}

/** Runs in the page: the first wanted element that is shown. */
export function find({ query, role, name, flags }: Wanted): Element | null {
  const found = all(query, role, flags === null ? name : new RegExp(name, flags))
  return found.find((element) => isShown(element) || query === 'file') ?? null
}

/** Chooses an option of the list with this label, as a person would: the page hears of it. */
export function choose(label: string, value: string): void {
  const [list] = labelled(label)
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is no list`)
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

function all(query: Wanted['query'], role: string, name: string | RegExp): readonly Element[] {
  if (query === 'file') return [...document.querySelectorAll('input[type=file]')]
  if (query === 'label') return labelled(name)
  if (query === 'text') return queryAllByText(document.body, name)
  const found = queryAllByRole(document.body, role, { name })
  return found.filter((element) => !(element instanceof HTMLButtonElement && element.disabled))
}

/** By its label, or by its id as `#slip-day`. */
function labelled(name: string | RegExp): readonly Element[] {
  return typeof name === 'string' && name.startsWith('#')
    ? [...document.querySelectorAll(name)]
    : queryAllByLabelText(document.body, name)
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}
