/** One at a time per name, in the order they came; resolves to what lets the next one go. */
export function turnsByName(): (name: string) => Promise<() => void> {
  const last = new Map<string, Promise<void>>()
  return async (name) => {
    const before = last.get(name)
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const tail = Promise.all([before, over]).then(() => {
      if (last.get(name) === tail) last.delete(name)
    })
    last.set(name, tail)
    await before
    return end
  }
}
