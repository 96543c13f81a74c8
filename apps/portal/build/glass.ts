import {
  behindGlass,
  glassId,
  glassName,
  paintedAttributes,
  paintedTags,
} from '#platform/browser/glass.ts'
import { storedSession } from './stored-session.ts'

/**
 * Inline script after #root of the dashboard's page: paints the copy of the first glass (platform/browser/glass.ts)
 * before the bundle is there. Elements are made one by one from two lists of names and texts are set as text, so a copy
 * somebody changed can neither run nor load anything; without a session, or for another person, language, day or width,
 * nothing is painted.
 */
export const glassScript = `<script>(function () {
try {
var known = ${storedSession}
var glass = JSON.parse(localStorage.getItem('${glassName}'))
if (!known || !known.finalToken || known.mustChangePassword || !glass) return
var today = new Date(Date.now() + 20700000).toISOString().slice(0, 10)
if (glass.of !== known.user.cBpartnerId || glass.language !== document.documentElement.lang || glass.day !== today || glass.width !== innerWidth) return
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
var painted = paint(glass.drawing, 'http://www.w3.org/1999/xhtml')
var mark = document.createElement('p')
mark.className = 'glass-mark'
mark.setAttribute('role', 'status')
mark.textContent = glass.mark
painted.append(mark)
painted.id = '${glassId}'
var root = document.getElementById('root')
root.className = '${behindGlass}'
root.before(painted)
} catch (e) {}
})()</script>`
