/** A proposal to store, or to take back, a file with money: there is one open at a time for each file. */
export function importProposal(importId: number) {
  return { sort: 'import-money', subject: `import:${importId}` } as const
}
