import { listReports, runReport } from './report.processes.ts'

export const reportsFeature = { processes: () => [listReports, runReport] }
