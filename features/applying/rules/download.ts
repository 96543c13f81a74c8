import type { DocStatus } from '#platform/pure/document-status.ts'

/** AP, CO and CL allow form and admit-card download (SPEC §4, §9). */
export function mayDownload(status: DocStatus | null): boolean {
  return status === 'AP' || status === 'CO' || status === 'CL'
}
