import { readSheetFile } from './sheet-file.process.ts'

export const markingFeature = { processes: () => [readSheetFile] }
