// In the head of the prerendered forms: holds typed and chosen values and the press of the button until the bundle has
// loaded and takes them over (platform/browser/forms/early-form.ts). Without it the browser would submit the form by
// itself and lose the values.

const typed: Record<string, string> = {}
const early = { typed, submitted: false, stop }
let pressed: HTMLElement | null = null

function keep({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const name = target.name || target.id
  if (name === '') return
  const isTicked = target instanceof HTMLInputElement && target.checked
  if (target.type === 'radio' && !isTicked) return
  typed[name] = target.type === 'checkbox' ? (isTicked ? 'on' : '') : target.value
}

function hold(event: SubmitEvent): void {
  event.preventDefault()
  early.submitted = true
  pressed = event.submitter
  pressed?.setAttribute('aria-busy', 'true')
}

function stop(): void {
  removeEventListener('input', keep, true)
  removeEventListener('change', keep, true)
  removeEventListener('submit', hold, true)
  pressed?.removeAttribute('aria-busy')
}

addEventListener('input', keep, true)
addEventListener('change', keep, true)
addEventListener('submit', hold, true)
window.earlyForm = early
