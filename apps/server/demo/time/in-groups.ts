/** As many as a process has connections for transactions. */
const together = 4

/** Does the work of a few at the same time, in their order; gives the results. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += together)
    results.push(...(await Promise.all(items.slice(from, from + together).map(work))))
  return results
}
