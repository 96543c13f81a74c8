/** Screens of the office that kinds bring besides their queues; loaded with the area they are in. */
export { EntranceResultsPage } from './entrance/office/EntranceResultsPage.tsx'
export { ScoreSheetPage } from './entrance/office/ScoreSheetPage.tsx'
export { OutcomesPage } from './retotaling/office/OutcomesPage.tsx'
export { CommitteePage } from './scholarship/office/CommitteePage.tsx'
export { CommitteesPage } from './scholarship/office/CommitteesPage.tsx'
