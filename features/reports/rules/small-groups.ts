/** Groups of fewer students than this are not shown to roles without the right to see them. */
export const leastInGroup = 5

/** Students of a group, by each of its counts: applied, paid, approved. */
export type GroupCounts = readonly number[]

export type HiddenGroups = {
  /** Places of the groups whose counts are not shown. */
  readonly places: ReadonlySet<number>
  /** False if a hidden count could be computed from the totals and the groups that are shown. */
  readonly mayShowTotals: boolean
}

type Group = { readonly place: number; readonly counts: GroupCounts }

/**
 * Groups to hide: each one with a count of 1 to 4, and by complement the smallest others of the same part, until what is hidden
 * in the part are at least two groups whose counts are together 0 or at least 5. A part is what a filter can choose, so
 * that a total of the part alone reveals nothing either. Where a part has no more groups, no total may be shown.
 */
export function hideSmallGroups(
  groups: readonly GroupCounts[],
  partOf: (place: number) => string,
): HiddenGroups {
  const parts = Map.groupBy(
    groups.map((counts, place): Group => ({ place, counts })),
    ({ place }) => partOf(place),
  )
  const hidden = [...parts.values()].map(hideInPart)
  return {
    places: new Set(hidden.flatMap((each) => each.map(({ place }) => place))),
    mayShowTotals: hidden.every((each) => each.length === 0 || isSafe(each)),
  }
}

/** True if a count says that it is of a few persons. */
export function isSmall(count: number): boolean {
  return count > 0 && count < leastInGroup
}

function hideInPart(part: readonly Group[]): readonly Group[] {
  const hidden = part.filter(({ counts }) => counts.some(isSmall))
  if (hidden.length === 0) return []
  const others = part.filter((group) => !hidden.includes(group) && sizeOf(group) > 0)
  for (const next of others.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    if (isSafe(hidden)) break
    hidden.push(next)
  }
  return hidden
}

function isSafe(hidden: readonly Group[]): boolean {
  const [first] = hidden
  if (first === undefined || hidden.length < 2) return false
  return first.counts.every((_, place) => {
    const sum = hidden.reduce((total, { counts }) => total + (counts[place] ?? 0), 0)
    return !isSmall(sum)
  })
}

function sizeOf({ counts }: Group): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
