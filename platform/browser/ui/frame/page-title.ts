import { type RefObject, useEffect, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'

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

/** The first page of a visit keeps the browser's own focus; any later one is arrived at by the router. */
let arrivedByRouter = false

/** A route change moves focus to the page's h1, so that it is announced (DESIGN §8). */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrivedByRouter) heading.current?.focus({ preventScroll: true })
    arrivedByRouter = true
  }, [])
  return heading
}
