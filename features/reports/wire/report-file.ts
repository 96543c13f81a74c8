/** Formats in which a report is downloaded. */
export const fileFormats = ['csv', 'pdf', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Address of a report as a file; its filters follow as the query. */
export function reportFilePath(report: string, format: FileFormat): string {
  return `/api/v1/reports/${encodeURIComponent(report)}/${format}`
}
