import { useState } from 'react'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'

/** Nepal's calendar day when the screen was opened. */
export function useToday(): Day {
  const [today] = useState(() => dayInNepal(Date.now()))
  return today
}
