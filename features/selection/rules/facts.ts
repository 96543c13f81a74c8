export type { SelectionDeskTexts, SelectionTexts } from './texts.ts'
export { longestPart } from './parts.ts'
