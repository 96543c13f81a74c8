/**
 * The order of the modules, from the top down: a lower one must not import a higher one. The features lie between the
 * kinds and the platform. docs/architecture.md has the same order (`rooms.test.ts`).
 */
export const rooms: readonly string[] = [
  'e2e',
  'bench',
  'testing',
  'tools',
  'apps',
  'kinds',
  'features/list-files',
  'features/reports',
  'features/bulk-notices',
  'features/system-status',
  'features/first-steps',
  'features/next-year',
  'features/imports',
  'features/selection',
  'features/results',
  'features/examination',
  'features/programs',
  'features/late-fee',
  'features/conditions',
  'features/dashboard',
  'features/library',
  'features/cash-counter',
  'features/payment-search',
  'features/settlements',
  'features/reconciliation',
  'features/khalti-cases',
  'features/students',
  'features/id-card',
  'features/dues',
  'features/enrollment',
  'features/retention',
  'features/corrections',
  'features/applying',
  'features/profile',
  'features/payments',
  'features/first-day',
  'features/marking',
  'features/desk',
  'features/bulk-print',
  'features/documents',
  'features/audit',
  'features/notifications',
  'features/staff',
  'features/auth',
  'features/own-data',
  'features/institution',
  'features/bank-accounts',
  'features/registers',
  'features/settings',
  'features/two-people',
  'features/roles',
  'platform',
]

/** Problem of an import, both as paths below the root; null if it goes down or stays in its module. */
export function wrongWay(file: string, imported: string): string | null {
  const [from, to] = [roomOf(file), roomOf(imported)]
  if (from === undefined || to === undefined) return null
  if (rooms.indexOf(from) <= rooms.indexOf(to)) return null
  return `${from} lies below ${to} and may not know it: the order of the rooms is in docs/architecture.md`
}

function roomOf(path: string): string | undefined {
  return rooms.find((room) => path.startsWith(`${room}/`))
}
