/**
 * Inline script of the prerendered forms: holds typed and chosen values and the press of the button until the bundle
 * has loaded and takes them over (platform/browser/forms/early-form.ts). Without it the browser would submit the form by itself
 * and lose the values.
 */
export const earlyFormScript = `<script>(function () {
var early = { typed: {}, submitted: false, stop: stop }
var pressed = null
function keep(event) {
var field = event.target
var name = field.name || field.id
if (!name) return
if (field.type === 'radio' && !field.checked) return
early.typed[name] = field.type === 'checkbox' ? (field.checked ? 'on' : '') : field.value
}
function hold(event) {
event.preventDefault()
early.submitted = true
pressed = event.submitter
if (pressed) pressed.setAttribute('aria-busy', 'true')
}
function stop() {
removeEventListener('input', keep, true)
removeEventListener('change', keep, true)
removeEventListener('submit', hold, true)
if (pressed) pressed.removeAttribute('aria-busy')
}
addEventListener('input', keep, true)
addEventListener('change', keep, true)
addEventListener('submit', hold, true)
window.earlyForm = early
})()</script>`
