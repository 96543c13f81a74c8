import { firstKind } from '#kinds/kinds.ts'

/**
 * Few files compress better than many and need fewer round trips: `frame` is what never changes, `shared` what every
 * page needs first, `public` what only the pages before the login need, `inside` what every page behind it needs.
 * Everything else is left to the bundler, and so are sentences and rules that only a page of its own draws.
 */
const shared = [
  'platform/pure/(calendar/(?!clock-time)|message)',
  'platform/browser/(?:[a-z]+/)?(rest|stored|language|theme|connection|messages|saved-copy|drafts|later|snapshot|wait)',
  'platform/browser/ui/[a-z]+/(Button|Spinner|Field|Seal|RunningStitch|DhakaWeave|LanguageSwitch|digits|Toasts|page-title)',
  'features/institution/(portal/(settings|HelpDesk)|rules/(?!campus))',
  'features/auth/(rules/(session-messages|facts|genders|email|roles|phone|typing)|portal/(session|change-password-path)|wire/login)',
  'apps/portal/(?:[a-z]+/)?(App|AuthGate|Crashed|gate-messages|guard-phase|SidebarHead|public-pages)',
  'icons/(lock|circle-check|x|info|circle-question-mark|circle-x|check|triangle-exclamation-point)\\.',
]

const publicOnly = [
  'auth/(rules/messages|portal/(PublicLayout|signup/summary))',
  'ui/form/Choice\\.',
  'ErrorSummary',
  'browser/forms/form\\.',
]

const inside = [
  '@tanstack',
  'apps/portal/(?:[a-z]+/)?(Protected|Shell|Sidebar\\.|TopBar|HelpDialog|guard\\.|menu|messages|person|routes|student-state|protected-paths)',
  'features/(enrollment|notifications|applying)/(rules/(?!choice|list-messages|usual-messages|preview/|returns/return-|returns/withdrawal-|quotas)|wire/(?!processes|quota)|portal/.*queries)',
  'features/profile/(wire/profile|rules/(facts|completeness|profile)|portal/profile.queries)',
  'features/(dashboard|institution)/(?!(portal/(accounts/|BankQrTile|Campuses|NextCards|beside/BesideHome|dues/|library/)|rules/campus|wire/campus))',
  'features/payments/(rules/payment\\.|wire/payment\\.)',
  'kinds/(kinds.portal|[^/]+/portal/kind\\.|[^/]+/rules/(about|step)\\.)',
  `kinds/${firstKind}/(rules/(?!merit/|layout/)|wire/(?!merit-|layout)|portal/(.*queries|.*Home|.*Next|.*on-path|standing))`,
  'platform/browser/(?:files/download|network/(ping|records|service)|ui/[a-z]+/(AfterPaint|Checklist|DayText|days-left|Dialog\\.|Drawer|Empty|Facts|Loading|MoneyText|Offline|PageHeader|CalendarTile|StatusChip|TurnLine|tone|clock|Banner))',
  'platform/pure/(money|rest-dialect/(?!contract|arguments|answers)|labels/common)',
]

export const chunkGroups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|react-hot-toast)\/|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 3,
  },
  { name: 'shared', test: new RegExp(shared.join('|')), priority: 2 },
  { name: 'inside', test: new RegExp(inside.join('|')), priority: 0 },
  { name: 'public', test: new RegExp(publicOnly.join('|')), priority: 1 },
]
