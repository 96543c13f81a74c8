import { WifiOff } from 'lucide-react'
import { useConnection } from '../connection.ts'
import { useLanguage, useSay } from '../language.ts'
import { blocks } from '../messages.ts'
import { lastSavedAt } from '../saved-copy.ts'
import { Banner } from './Banner.tsx'
import { clockTime } from './clock.ts'
import { digits } from './digits.ts'

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
