import {
  behindGlass,
  type Drawing,
  type Glass,
  glassName,
  paintedAttributes,
  paintedTags,
} from './glass.ts'
import { deviceArea } from './shared-computer.ts'
import { writeText } from './stored.ts'

const tags: ReadonlySet<string> = new Set(paintedTags.split(' '))
const attributes: ReadonlySet<string> = new Set(paintedAttributes.split(' '))

/** Keeps what #root shows on the first glass, as names, attributes and text; nothing while a copy stands before it. */
export function keepGlass(about: Omit<Glass, 'drawing' | 'width'>): void {
  const root = document.getElementById('root')
  if (root === null || root.classList.contains(behindGlass) || scrollY > 0) return
  const drawing = drawingOf(root)
  if (drawing === null) return
  const glass: Glass = { ...about, width: innerWidth, drawing }
  writeText(deviceArea, glassName, JSON.stringify(glass))
}

/** Null for what is not seen: hidden, below the first glass, or nothing one may paint. */
function drawingOf(element: Element): Drawing | null {
  const name = element.localName
  if (!tags.has(name) || !isOnGlass(element)) return null
  const kept = [...element.attributes]
    .filter((attribute) => attributes.has(attribute.name))
    .map((attribute) => [attribute.name, attribute.value] as const)
  const inner = [...element.childNodes].map(partOf).filter((part) => part !== null)
  return [name, Object.fromEntries(kept), ...inner]
}

function partOf(node: Node): Drawing | null {
  if (node instanceof Element) return drawingOf(node)
  return node instanceof Text ? node.data : null
}

function isOnGlass(element: Element): boolean {
  const boxes = element.getClientRects()
  // An element whose children stand for it has no box of its own.
  if (boxes.length === 0) return getComputedStyle(element).display === 'contents'
  return element.getBoundingClientRect().top < innerHeight
}
