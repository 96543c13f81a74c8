/** Names that share fewer of their pairs of characters are no proposal. */
const leastLike = 0.5

/** The name that is most like a typed one; null if none is like it. */
export function closestName(typed: string, names: Iterable<string>): string | null {
  const own = pairsOf(typed)
  let best: { readonly name: string; readonly like: number } | null = null
  for (const name of names) {
    const like = likeness(own, pairsOf(name))
    if (like >= leastLike && like > (best?.like ?? 0)) best = { name, like }
  }
  return best?.name ?? null
}

function pairsOf(text: string): ReadonlySet<string> {
  const characters = Array.from(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase())
  return new Set(characters.slice(1).map((each, at) => `${characters[at]}${each}`))
}

/** Share of the pairs of both that are in both (Dice); 1: all of them. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}
