import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { NewVersionNotice } from './ui/NewVersionNotice.tsx'

/** What browsers and the bundler say when code that belongs to the page cannot be fetched. */
const sentences =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module script/i

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message)
}

/**
 * React's lazy for code that a deployment may have taken away: where the chunk is missing, the place it was for says that
 * there is a new version, and the rest of the page with what was typed stays.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the constraint React's own lazy has
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    try {
      return await load()
    } catch (error) {
      if (!isMissingChunk(error)) throw error
      const Missing = () => <NewVersionNotice error={error} />
      return { default: Missing as unknown as Part }
    }
  })
}
