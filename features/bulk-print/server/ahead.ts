/** Gives each item with what is made of it, in order; the next one is being made while one is used. */
export async function* ahead<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<readonly [Item, Made]> {
  const begin = (item: Item | undefined): Promise<Made> | undefined => {
    const made = item === undefined ? undefined : make(item)
    made?.catch(() => {}) // heard where it is awaited
    return made
  }
  let coming = begin(items[0])
  for (const [at, item] of items.entries()) {
    if (coming === undefined) return
    const made = await coming
    coming = begin(items[at + 1])
    yield [item, made]
  }
}
