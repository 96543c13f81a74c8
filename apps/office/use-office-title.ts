import { useEffect } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { officeText as text } from './messages.ts'

/** `Vouchers · Registry office`: the browser's tab says which page of the office it has; the office alone once it is left. */
export function useOfficeTitle(page: Message | undefined): void {
  const say = useSay()
  const office = say(text.office)
  const title = page === undefined ? office : `${say(page)} · ${office}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = office
    }
  }, [title, office])
}
