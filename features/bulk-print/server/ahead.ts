/** Bounds the memory of a print: so many pages with their photos wait at most. */
const most = 4

/**
 * Gives each item with what is made of it, in order. One is made after the other; up to `most` are made before they are
 * used. When the loop over them has ended, for whatever reason, none is being made.
 */
export async function* ahead<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<readonly [Item, Made]> {
  let last: Promise<unknown> = Promise.resolve()
  const begin = (item: Item): readonly [Item, Promise<Made>] => {
    const made = last.then(() => make(item))
    made.catch(() => {}) // heard where it is awaited
    last = made
    return [item, made]
  }
  const coming = items.slice(0, most).map(begin)
  try {
    for (let next = coming.length; coming.length > 0; next++) {
      const [first] = coming.splice(0, 1)
      if (first === undefined) return
      const [item, making] = first
      const made = await making
      coming.push(...items.slice(next, next + 1).map(begin))
      yield [item, made]
    }
  } finally {
    await Promise.allSettled([last])
  }
}
