/**
 * Few files compress better than many: `frame` is what never changes, `shared` what every page needs first, `public`
 * what only the pages before the login need. Everything else is left to the bundler.
 */
const shared = [
  'platform/pure/(calendar|message|money)',
  'platform/browser/(rest|stored|language|theme|connection|messages|saved-copy)',
  'platform/browser/ui/(Button|Spinner|Field|Seal|RunningStitch|DhakaWeave|LanguageSwitch|digits|Toasts|page-title)',
  'features/institution/(portal/(settings|HelpDesk)|rules)',
  'features/auth/(rules/(messages|facts|genders|email|roles)|portal/session|wire/login)',
  'apps/portal/(App|AuthGate|Crashed|gate|guard-phase|SidebarHead|public-pages|protected-paths)',
  'icons/(circle-check|x|info|circle-question-mark|circle-x|check|triangle-exclamation-point)\\.',
]

const publicOnly = [
  'auth/portal/(PublicLayout|summary)',
  'Choice',
  'ErrorSummary',
  'browser/(form|drafts)',
]

export const chunkGroups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-hot-toast)\/|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 3,
  },
  { name: 'shared', test: new RegExp(shared.join('|')), priority: 2 },
  { name: 'public', test: new RegExp(publicOnly.join('|')), priority: 1 },
]
