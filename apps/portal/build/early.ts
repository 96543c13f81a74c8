import { snapshotName } from '#platform/browser/storage/snapshot.ts'
import { sharedComputerKey } from '#platform/browser/storage/shared-computer.ts'
import { storedSession } from './stored-session.ts'

/** Paths asked early; the placeholders in them stand for the student's own ids and for today. */
export type Early = {
  readonly partner: number
  readonly person: number
  readonly today: string
  readonly probe: string
  readonly profile: string
  /** Only for a complete profile (SPEC §4 Post-login checks). */
  readonly enrollment: string
  /** Storage key of the device's copy of the profile: a complete one stays complete (READINGS R-22). */
  readonly savedProfile: string
  /** Lists of the dashboard. */
  readonly home: readonly string[]
}

/**
 * Inline script of protected pages: token check, profile, the enrollment where the profile is known to be complete, and
 * for the dashboard its lists leave while the bundle is still on its way. The rest client takes the answers over (`takeEarly`).
 */
export function earlyScript(early: Early, lists: readonly string[]): string {
  const code = `(function () {
try {
var known = ${storedSession}
if (!known || !known.finalToken) return
var token = known.finalToken
var headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang, Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' }
var today = new Date(Date.now() + 20700000).toISOString().slice(0, 10)
var own = function (path) {
return path.replace('${early.partner}', known.user.cBpartnerId).replace('${early.person}', known.user.adUserId).replace('${early.today}', today)
}
var cache = sessionStorage.getItem('${sharedComputerKey}') ? 'no-store' : 'no-cache'
var ask = function (path) {
return fetch(path, { headers: headers, cache: cache })
}
var keep = function (path, answer) {
answer.catch(function () {})
earlyAnswers[path] = { token: token, answer: answer }
}
keep(own('${early.probe}'), ask(own('${early.probe}')))
var profile = ask(own('${early.profile}'))
keep(own('${early.profile}'), profile)
;${JSON.stringify(lists)}.map(own).forEach(function (path) { keep(path, ask(path)) })
var asked = false
var enrollment = function (complete) {
if (complete !== true || asked) return
asked = true
keep(own('${early.enrollment}'), ask(own('${early.enrollment}')))
}
var copy = JSON.parse(localStorage.getItem(own('${early.savedProfile}')))
if (copy && copy.data) enrollment(copy.data.complete)
profile.then(function (answer) { return answer.clone().json() }).then(function (person) {
enrollment(person.CompletedRegistration)
}).catch(function () {})
} catch (e) {}
})()`
  return `<script>${code}</script>`
}

type NepaliFonts = {
  readonly files: readonly string[]
  /** Sources of the device's own Devanagari fonts, as the `src` of a font face. */
  readonly deviceFonts: string
}

/**
 * Inline script that preloads the Nepali fonts. Where the device has its own fonts and there is no snapshot to paint, the
 * code comes first and requests the fonts (nepali-font.ts).
 */
export function nepaliFontScript({ files, deviceFonts }: NepaliFonts): string {
  const code = `(function () {
var html = document.documentElement
if (html.lang !== 'ne' || 'saveData' in html.dataset) return
var letters = function () {
delete html.dataset.ownLetters
;${JSON.stringify(files)}.forEach(function (file) {
var link = document.createElement('link')
link.rel = 'preload'
link.as = 'font'
link.crossOrigin = ''
link.href = '/' + file
document.head.append(link)
})
}
try {
if (localStorage.getItem('${snapshotName}')) return letters()
html.dataset.ownLetters = ''
new FontFace('own', ${JSON.stringify(deviceFonts)}).load().catch(letters)
} catch (e) {
letters()
}
})()`
  return `<script>${code}</script>`
}
