import type { StoredName } from '#platform/browser/storage/registry.ts'

// In every page before its first paint: theme, language and data saving (asked for, or the line is slow as 2G), and the
// settings, which are requested at once.

const root = document.documentElement
const theme = read('theme')
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
if (theme === 'dark' || (theme !== 'light' && prefersDark)) root.dataset['theme'] = 'dark'
if (read('language') === 'ne') root.lang = 'ne'
if (savesData()) root.dataset['saveData'] = ''

const settings = '/nou/portal/settings'
const answer = fetch(settings, { cache: 'no-store' })
answer.catch(() => {})
window.earlyAnswers = { [settings]: { token: null, answer } }

function read(name: StoredName): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function savesData(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
