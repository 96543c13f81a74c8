import { useQuery } from '@tanstack/react-query'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { DraftNoteProps } from '#features/registers/office/RecordEntry.tsx'
import { openingPublicationText as text } from '../rules/returns/opening-publication-messages.ts'
import { openingPublications } from '../wire/opening-publication.ts'

/** In the list of openings: the time at which a draft is published by itself. */
export function PlannedNote({ table, id, children }: DraftNoteProps) {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['register', table, 'publications'],
    queryFn: async () => (await runProcess(rest, openingPublications, { model: table })).planned,
  })
  const planned = data?.find((each) => each.id === id)
  if (planned === undefined) return children
  const atMs = Date.parse(planned.at)
  const at = { day: formatDay(dayInNepal(atMs), language), time: timeInNepal(atMs) }
  return say(text['in-list'], at)
}
