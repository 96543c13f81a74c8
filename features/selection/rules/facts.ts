export type { SelectionDeskTexts, SelectionTexts } from './texts.ts'
