import { lazyPart } from '#platform/browser/lazy-part.tsx'

// Each page is loaded when it is opened first.
export const AccountsPage = lazyPart(async () => ({
  default: (await import('#features/staff/office/AccountsPage.tsx')).AccountsPage,
}))
export const SessionsPage = lazyPart(async () => ({
  default: (await import('#features/staff/office/SessionsPage.tsx')).SessionsPage,
}))
export const AccountPage = lazyPart(async () => ({
  default: (await import('#features/staff/office/AccountPage.tsx')).AccountPage,
}))
export const AuditPage = lazyPart(async () => ({
  default: (await import('#features/audit/office/AuditPage.tsx')).AuditPage,
}))
export const SystemStatusPage = lazyPart(async () => ({
  default: (await import('#features/system-status/office/SystemStatusPage.tsx')).SystemStatusPage,
}))
export const SettingsPage = lazyPart(async () => ({
  default: (await import('#features/settings/office/SettingsPage.tsx')).SettingsPage,
}))
export const ProposalsPage = lazyPart(async () => ({
  default: (await import('#features/two-people/office/ProposalsPage.tsx')).ProposalsPage,
}))
export const HealthLine = lazyPart(async () => ({
  default: (await import('#features/system-status/office/HealthLine.tsx')).HealthLine,
}))
export const FirstStepsCard = lazyPart(async () => ({
  default: (await import('#features/first-steps/office/FirstStepsCard.tsx')).FirstStepsCard,
}))
export const OverviewPage = lazyPart(async () => ({
  default: (await import('#features/desk/office/overview/OverviewPage.tsx')).OverviewPage,
}))
export const StudentsArea = lazyPart(async () => ({
  default: (await import('./StudentsArea.tsx')).StudentsArea,
}))
export const LibraryArea = lazyPart(async () => ({
  default: (await import('./LibraryArea.tsx')).LibraryArea,
}))
export const CommitteesArea = lazyPart(async () => ({
  default: (await import('./CommitteesArea.tsx')).CommitteesArea,
}))
export const BankStatementsPage = lazyPart(async () => ({
  default: (await import('#features/payments/office/BankStatementsPage.tsx')).BankStatementsPage,
}))
export const KhaltiCasesPage = lazyPart(async () => ({
  default: (await import('#features/khalti-cases/office/KhaltiCasesPage.tsx')).KhaltiCasesPage,
}))
export const RefundsPage = lazyPart(async () => ({
  default: (await import('#features/payments/office/refunds/RefundsPage.tsx')).RefundsPage,
}))
export const CashCounterPage = lazyPart(async () => ({
  default: (await import('#features/cash-counter/office/CashCounterPage.tsx')).CashCounterPage,
}))
export const DayBookPage = lazyPart(async () => ({
  default: (await import('#features/payments/office/day-book/DayBookPage.tsx')).DayBookPage,
}))
export const NoticesPage = lazyPart(async () => ({
  default: (await import('#features/bulk-notices/office/NoticesPage.tsx')).NoticesPage,
}))
export const PaymentsPage = lazyPart(async () => ({
  default: (await import('#features/payment-search/office/PaymentsPage.tsx')).PaymentsPage,
}))
export const ReconciliationPage = lazyPart(async () => ({
  default: (await import('#features/reconciliation/office/ReconciliationPage.tsx'))
    .ReconciliationPage,
}))
export const SettlementsPage = lazyPart(async () => ({
  default: (await import('#features/settlements/office/SettlementsPage.tsx')).SettlementsPage,
}))
export const PrintsPage = lazyPart(async () => ({
  default: (await import('#features/bulk-print/office/PrintsPage.tsx')).PrintsPage,
}))
export const SeatsGivenUpPage = lazyPart(async () => ({
  default: (await import('#kinds/kinds.pages.ts')).SeatsGivenUpPage,
}))
export const ReportsPage = lazyPart(async () => ({
  default: (await import('#features/reports/office/ReportsPage.tsx')).ReportsPage,
}))
export const SetupArea = lazyPart(async () => ({
  default: (await import('./SetupArea.tsx')).SetupArea,
}))
export const ResultsArea = lazyPart(async () => ({
  default: (await import('./ResultsArea.tsx')).ResultsArea,
}))
