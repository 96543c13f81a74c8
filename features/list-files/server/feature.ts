import { makeListFile } from './list-file.process.ts'

export const listFilesFeature = { processes: () => [makeListFile] }
