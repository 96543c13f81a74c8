import { dayInNepal } from '#platform/pure/calendar/day.ts'
import {
  behindSnapshot,
  type Drawing,
  paintedAttributes,
  paintedTags,
  type Snapshot,
  snapshotId,
  snapshotName,
} from '#platform/browser/storage/snapshot.ts'
import { storedSession } from './stored-session.ts'

// After #root of the dashboard's page: paints the snapshot (platform/browser/storage/snapshot.ts) before the bundle has
// loaded. Creates elements one by one from two allow-lists and sets texts as text, so a modified snapshot can neither run
// nor load anything.

const tags = paintedTags.split(' ')
const attributes = paintedAttributes.split(' ')

try {
  const snapshot = JSON.parse(localStorage.getItem(snapshotName) ?? 'null') as Snapshot | null
  if (snapshot !== null && isForNow(snapshot)) show(snapshot)
} catch {
  // The page is drawn without it.
}

/** Not without a session, nor for another person, language, day or width. */
function isForNow({ of, language, day, width }: Snapshot): boolean {
  const session = storedSession()
  if (session === null || !session.finalToken || session.mustChangePassword) return false
  const isSame = of === session.user.cBpartnerId && language === document.documentElement.lang
  return isSame && day === dayInNepal(Date.now()) && width === innerWidth
}

function show({ drawing, mark }: Snapshot): void {
  const painted = paint(drawing, 'http://www.w3.org/1999/xhtml')
  if (!(painted instanceof Element)) return
  const note = document.createElement('p')
  note.className = 'snapshot-mark'
  note.setAttribute('role', 'status')
  note.textContent = mark
  painted.append(note)
  painted.id = snapshotId
  const root = document.querySelector('#root')
  root?.classList.add(behindSnapshot)
  root?.before(painted)
}

function paint(part: Drawing, space: string): Node {
  if (typeof part === 'string') return document.createTextNode(part)
  const [tag, given, ...inner] = part
  if (!tags.includes(tag)) throw new Error(tag)
  const inside = tag === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element = document.createElementNS(inside, tag)
  for (const name of attributes) {
    const value: unknown = given[name]
    const isPath = name !== 'href' || (typeof value === 'string' && /^\/(?![/\\])/.test(value))
    if (typeof value === 'string' && isPath) element.setAttribute(name, value)
  }
  for (const each of inner) element.append(paint(each, inside))
  return element
}
