import type { Message } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import type { OpenListParts } from '#features/applying/card/OpenList.tsx'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { FeeParts } from './FeeParts.tsx'
import { ProgramTitle } from './ProgramTitle.tsx'
import type { ProgramRow } from './program-row.ts'

/** An open admission or course registration as a line of the list. */
export function openProgramList(
  texts: Readonly<Record<'open-tab' | 'apply-by' | 'name' | 'fees', Message>>,
  say: Say,
): OpenListParts<ProgramRow> {
  return {
    texts: { ...page, ...texts, deadline: texts['apply-by'] },
    renderTitle: (row) => <ProgramTitle row={row} />,
    facts: [feesColumn(say(texts.fees))],
    renderReason: ({ reason, whyNot }) => reason && whyNot === null && say(reason),
  }
}

function feesColumn(label: string): Column<ProgramRow> {
  return {
    id: 'fees',
    header: label,
    slot: 'fact',
    align: 'end',
    cell: ({ opening }) => <FeeParts fees={opening.fees} />,
    card: ({ opening }) => ({ label, value: <FeeParts fees={opening.fees} wide />, wide: true }),
  }
}
