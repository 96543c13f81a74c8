import {
  behindSnapshot,
  type Drawing,
  type Snapshot,
  snapshotName,
  paintedAttributes,
  paintedTags,
} from './snapshot.ts'
import { deviceArea } from './shared-computer.ts'
import { writeText } from './stored.ts'

const tags: ReadonlySet<string> = new Set(paintedTags.split(' '))
const attributes: ReadonlySet<string> = new Set(paintedAttributes.split(' '))

/** Saves the visible elements of #root as names, attributes and text; does nothing while a snapshot is shown. */
export function saveSnapshot(about: Omit<Snapshot, 'drawing' | 'width'>): void {
  const root = document.getElementById('root')
  if (root === null || root.classList.contains(behindSnapshot) || scrollY > 0) return
  const drawing = drawingOf(root)
  if (drawing === null) return
  const snapshot: Snapshot = { ...about, width: innerWidth, drawing }
  writeText(deviceArea, snapshotName, JSON.stringify(snapshot))
}

/** Null for a hidden element, one below the first view, or one that may not be painted. */
function drawingOf(element: Element): Drawing | null {
  const name = element.localName
  if (!tags.has(name) || !isInFirstView(element)) return null
  const allowed = [...element.attributes]
    .filter((attribute) => attributes.has(attribute.name))
    .map((attribute) => [attribute.name, attribute.value] as const)
  const inner = [...element.childNodes].map(partOf).filter((part) => part !== null)
  return [name, Object.fromEntries(allowed), ...inner]
}

function partOf(node: Node): Drawing | null {
  if (node instanceof Element) return drawingOf(node)
  return node instanceof Text ? node.data : null
}

function isInFirstView(element: Element): boolean {
  const boxes = element.getClientRects()
  // An element whose children stand for it has no box of its own.
  if (boxes.length === 0) return getComputedStyle(element).display === 'contents'
  return element.getBoundingClientRect().top < innerHeight
}
