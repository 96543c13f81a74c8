import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { useFeeColumns } from '#features/late-fee/portal/open-columns.tsx'
import { entrancePageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'

/** Columns of an open entrance's own: both fees and the exam. */
export function useOpenColumns(): readonly Column<OpenRow>[] {
  const { say, language } = useSpeaking()
  const exam: Column<OpenRow> = {
    id: 'exam',
    header: say(page.exam),
    slot: 'fact',
    cell: ({ opening: { examDay, examTime } }) =>
      examDay === null ? '-' : <DayText day={examDay} time={examTime} as="stacked" />,
    card: ({ opening: { examDay, examTime } }) => ({
      label: say(page.exam),
      value: momentText(examDay, examTime, language),
    }),
  }
  return [...useFeeColumns<OpenRow>(), exam]
}
