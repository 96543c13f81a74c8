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

/** `Error: ` before the title for as long as a form shows what is wrong. */
export function useErrorTitle(isWrong: boolean): void {
  const say = useSay()
  useEffect(() => {
    if (!isWrong) return undefined
    const prefix = say(blocks.errorTitle)
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [isWrong, say])
}
