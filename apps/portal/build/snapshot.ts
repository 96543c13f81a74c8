import {
  behindSnapshot,
  snapshotId,
  snapshotName,
  paintedAttributes,
  paintedTags,
} from '#platform/browser/storage/snapshot.ts'
import { storedSession } from './stored-session.ts'

/**
 * Inline script after #root of the dashboard's page: paints the snapshot (platform/browser/storage/snapshot.ts) before the
 * bundle has loaded. Creates elements one by one from two allow-lists and sets texts as text, so a modified snapshot
 * can neither run nor load anything. Paints nothing without a session, or for another person, language, day or width.
 */
export const snapshotScript = `<script>(function () {
try {
var known = ${storedSession}
var snapshot = JSON.parse(localStorage.getItem('${snapshotName}'))
if (!known || !known.finalToken || known.mustChangePassword || !snapshot) return
var today = new Date(Date.now() + 20700000).toISOString().slice(0, 10)
if (snapshot.of !== known.user.cBpartnerId || snapshot.language !== document.documentElement.lang || snapshot.day !== today || snapshot.width !== innerWidth) return
var tags = '${paintedTags}'.split(' ')
var attributes = '${paintedAttributes}'.split(' ')
var paint = function (part, space) {
if (typeof part === 'string') return document.createTextNode(part)
if (tags.indexOf(part[0]) < 0) throw new Error(part[0])
if (part[0] === 'svg') space = 'http://www.w3.org/2000/svg'
var element = document.createElementNS(space, part[0])
attributes.forEach(function (name) {
var value = part[1][name]
if (typeof value === 'string' && (name !== 'href' || /^\\/(?![/\\\\])/.test(value))) element.setAttribute(name, value)
})
part.slice(2).forEach(function (inner) { element.append(paint(inner, space)) })
return element
}
var painted = paint(snapshot.drawing, 'http://www.w3.org/1999/xhtml')
var mark = document.createElement('p')
mark.className = 'snapshot-mark'
mark.setAttribute('role', 'status')
mark.textContent = snapshot.mark
painted.append(mark)
painted.id = '${snapshotId}'
var root = document.getElementById('root')
root.className = '${behindSnapshot}'
root.before(painted)
} catch (e) {}
})()</script>`
