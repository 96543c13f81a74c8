export { type EntryState, entryState, type Round, roundOf, type TwoEntries } from './two-entries.ts'
export { twoEntriesMessages } from './two-entries-messages.ts'
