import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useConnection } from '#platform/browser/network/connection.ts'
import { removeSnapshot } from '#platform/browser/storage/snapshot.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { lastSavedAt } from '#platform/browser/storage/saved-copy.ts'
import { clockTime } from '#platform/browser/ui/text/clock.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { isSessionStored, useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#platform/browser/clock.ts'

const snapshotAfterMs = 2_000

/**
 * Rendered beside a complete dashboard. Removes the painted snapshot and stores a new one for the next visit: after 2
 * s, and again when the page is left.
 */
export function Drawn() {
  const keep = useKeep()
  useLayoutEffect(removeSnapshot, [])
  useEffect(() => {
    const whenLeft = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const timer = setTimeout(keep, snapshotAfterMs)
    document.addEventListener('visibilitychange', whenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whenLeft)
    }
  }, [keep])
  return null
}

function useKeep(): () => void {
  const say = useSay()
  const language = useLanguage()
  const day = useToday()
  const connection = useConnection()
  const of = useUser()?.cBpartnerId
  return useCallback(() => {
    const savedAt = lastSavedAt()
    if (of === undefined || savedAt === null || connection === 'offline') return
    const mark = say(blocks.showingSaved, { time: digits(clockTime(savedAt), language) })
    import('#platform/browser/storage/save-snapshot.ts')
      .then(({ saveSnapshot }) => isSessionStored() && saveSnapshot({ of, language, day, mark }))
      // Without its code there is no copy: the next visit begins with the outline.
      .catch(() => undefined)
  }, [say, language, day, connection, of])
}
