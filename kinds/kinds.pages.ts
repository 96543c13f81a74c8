/** Screens of the office that kinds bring besides their queues; loaded with the area they are in. */
export { CertificatesDeskPage } from './certificate/office/CertificatesDeskPage.tsx'
export { EntranceResultsPage, EntranceSheetPage } from './entrance/office/EntranceResults.tsx'
export { MeritPage } from './entrance/office/merit/MeritPage.tsx'
export { SessionPlanPage } from './exam/office/session/SessionPlanPage.tsx'
export { sessionPlanText } from './exam/rules/session/messages.ts'
export { OutcomesPage } from './retotaling/office/OutcomesPage.tsx'
export { CommitteePage } from './scholarship/office/CommitteePage.tsx'
export { CommitteesPage } from './scholarship/office/CommitteesPage.tsx'
