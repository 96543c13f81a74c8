import { Link } from 'wouter'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import type { SpeakingOfDays } from '#platform/browser/speaking.ts'
import { feeColumns } from '#features/late-fee/card/fee-columns.tsx'
import type { OpenListParts } from '#features/applying/card/OpenList.tsx'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { EntranceTitle } from './EntranceTitle.tsx'
import type { EntranceRow } from './entrance-row.ts'

/** An open entrance as a line of the list. */
export function openEntranceList(speaking: SpeakingOfDays): OpenListParts<EntranceRow> {
  const { say, language } = speaking
  const exam: Column<EntranceRow> = {
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
  return {
    texts: { ...page, ...text, name: page.entrance },
    renderTitle: (row) => <EntranceTitle row={row} />,
    facts: [...feeColumns<EntranceRow>(speaking), exam],
    renderReason: ({ decision }) =>
      decision.is === 'refused' &&
      decision.reason === 'profile-incomplete' && (
        <Link to="/profile">{say(text['profile-incomplete'])}</Link>
      ),
  }
}
