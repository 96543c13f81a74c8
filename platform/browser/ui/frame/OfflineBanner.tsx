import { WifiOff } from 'lucide-react'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { lastSavedAt } from '#platform/browser/storage/saved-copy.ts'
import { Banner } from './Banner.tsx'
import { clockTime } from '../text/clock.ts'
import { digits } from '../text/digits.ts'

/** While the server does not answer: what is shown is a copy, and of when (DESIGN §6 Offline). */
export function OfflineBanner() {
  const say = useSay()
  const language = useLanguage()
  if (useConnection() === 'online') return null
  const savedAt = lastSavedAt()
  const time = savedAt === null ? null : digits(clockTime(savedAt), language)
  return (
    <Banner
      tone="closed"
      icon={WifiOff}
      lead={`${say(blocks.offline)}${language === 'ne' ? '।' : '.'}`}
    >
      {time !== null && `${say(blocks.showingSaved, { time })} `}
      {say(blocks.writesLater)}
    </Banner>
  )
}
