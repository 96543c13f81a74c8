import type { Reader } from '#platform/server/database/database.ts'

/** Type of a proposal to store, or to take back, a file with money. */
export const proposalType = 'import-money'

/** Subject of such a proposal: there is one open at a time for each file. */
export function subjectOf(importId: number): string {
  return `import:${importId}`
}

/** True while a file waits for its second person. */
export async function waitsForSecond(
  reader: Reader,
  importId: number,
  nowMs: number,
): Promise<boolean> {
  const open = await reader
    .selectFrom('n_proposal')
    .select('n_proposal_id')
    .where('sort', '=', proposalType)
    .where('subject', '=', subjectOf(importId))
    .where('state', '=', 'open')
    .where('expires', '>', new Date(nowMs))
    .executeTakeFirst()
  return open !== undefined
}
