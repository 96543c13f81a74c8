import { useEffect } from 'react'
import { useSay } from '../language.ts'
import { blocks } from '../messages.ts'

/** `Page · Portal`, prefixed after a failed submit. */
export function usePageTitle(page: string, failed = false): void {
  const say = useSay()
  useEffect(() => {
    document.title = `${failed ? say(blocks.errorTitle) : ''}${page} · ${say(blocks.portal)}`
  }, [page, failed, say])
}
