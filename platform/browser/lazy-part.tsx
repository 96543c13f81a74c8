import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** Error messages of browsers and the bundler when code of the page cannot be fetched. */
const sentences = /dynamically imported module|module script failed|preload CSS/i

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message)
}

const notice = async () => (await import('./ui/frame/NewVersionNotice.tsx')).NewVersionNotice
const soonMs = 3_000

/** Fetches the notice while its own chunk is still there: after a deployment it would be missing too. */
export function fetchNotice(): void {
  setTimeout(() => void notice().catch(() => undefined), soonMs)
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
      const Notice = await notice().catch(() => null)
      if (Notice === null) throw error
      const Missing = () => <Notice error={error} />
      return { default: Missing as unknown as Part }
    }
  })
}
