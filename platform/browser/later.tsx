import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** Code that can be fetched ahead. */
export type Fetched = {
  /** The part is then drawn at once. Rejects when the code cannot be had. */
  readonly fetch: () => Promise<void>
}

/**
 * A component whose code comes when it is first drawn. One that was fetched ahead does not suspend: React shows what
 * suspended no sooner than 300 ms after its placeholder, also when it was there all the time.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Fetched {
  let known: ComponentType<Props> | null = null
  const fetched = async () => (known ??= await load())
  const Suspending = lazyPart(async () => ({ default: await fetched() }))
  function Part(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => known ?? Suspending)
    return <Drawn {...props} />
  }
  return Object.assign(Part, {
    fetch: async () => {
      await fetched()
    },
  })
}
