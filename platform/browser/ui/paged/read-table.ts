import type { RefObject } from 'react'
import { type GivenTable, mostRows } from '#platform/pure/rest-dialect/arguments.ts'

/** Loads rows until there are at least so many, or no more, and answers how many there are. Rejects when that fails. */
export type LoadRows = (most: number) => Promise<number>

const [lookMs, mostLooks] = [20, 250]

/** The table with the rows that were not loaded yet, as far as a file holds them. */
export async function wholeTable(
  { current }: RefObject<HTMLTableElement | null>,
  load?: LoadRows,
): Promise<GivenTable> {
  if (current === null) throw new Error('The table is gone')
  const loaded = (await load?.(mostRows)) ?? 0
  for (let look = 0; look < mostLooks && drawn(current) < loaded; look++)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  return readTable(current)
}

function drawn(table: HTMLTableElement): number {
  return table.querySelectorAll('tbody > tr').length
}

/** Buttons and what is not drawn are no part of a cell's text. */
const leftOut = '.button, .sr-only, [aria-hidden="true"]'

/**
 * Cells of a table as they are read. A cell of nothing but a `<data>` is its number, `-` for nothing is empty, lines of a
 * cell are joined by ` · `, a cell that is shortened on the screen has its whole text in `data-in-file`, and columns of
 * buttons alone are left out.
 */
export function readTable(table: HTMLTableElement): GivenTable {
  const heads = [...table.querySelectorAll('thead > tr:first-child > *')]
  const body = [...table.querySelectorAll(':is(tbody, tfoot) > tr')].map((row) => [...row.children])
  const rows = body.map((cells) => cells.map(valueOf))
  const isShown = (place: number) =>
    rows.some((row) => row[place] !== '') ||
    body.every((cells) => cells[place]?.querySelector('.button') === null)
  const shown = heads.flatMap((_, place) => (isShown(place) ? [place] : []))
  const ofShown = <Cell>(cells: readonly Cell[]) => shown.map((place) => cells[place] ?? '')
  return [ofShown(heads.map(({ textContent }) => textContent.trim())), ...rows.map(ofShown)]
}

function valueOf(cell: Element): string | number {
  const whole = cell.getAttribute('data-in-file')
  if (whole !== null) return whole
  const text = textOf(cell)
  if (text === '-') return ''
  const [data, ...others] = cell.querySelectorAll('data')
  if (data === undefined || others.length > 0 || textOf(data) !== text) return text
  const value = Number(data.value)
  return Number.isFinite(value) ? value : text
}

/** A text that begins on a line of its own is separated from the one before. */
function textOf(element: Element): string {
  const texts: string[] = []
  let line: Element | null = null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent === null || (parent !== element && parent.closest(leftOut) !== null)) continue
    const own = lineOf(parent, element)
    if (own !== line || texts.length === 0) texts.push('')
    line = own
    texts[texts.length - 1] += node.textContent ?? ''
  }
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' · ')
}

function lineOf(from: Element, most: Element): Element {
  let element = from
  while (element !== most && element.parentElement !== null) {
    if (lines.has(getComputedStyle(element).display)) return element
    element = element.parentElement
  }
  return most
}

/** Values of `display` with which an element begins a line of its own. */
const lines: ReadonlySet<string> = new Set(['block', 'flex', 'grid', 'list-item', 'table'])
