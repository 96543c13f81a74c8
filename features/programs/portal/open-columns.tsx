import { Calendar } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { ApplyButton } from '#features/applying/portal/ApplyButton.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { type ProgramOpening, windowState } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { FeeParts } from './FeeParts.tsx'
import { seatsText } from './numbers.ts'
import type { OpenRow, ProgramScreen } from './program-screen.ts'
import { WhyNotEligible } from './WhyNotEligible.tsx'

type Acting = {
  /** Id of the first opening that can be acted on: its button is filled. */
  readonly first: number | undefined
  readonly onApply: (opening: ProgramOpening) => void
}

/** Columns of the open list: leaf, name with the reason, fee rows and total, button (DESIGN mock 22). */
export function useOpenColumns(
  { texts }: ProgramScreen,
  { first, onApply }: Acting,
): readonly Column<OpenRow>[] {
  const say = useSay()
  const today = useToday()
  return [
    {
      id: 'apply-by',
      header: say(texts['apply-by']),
      slot: 'lead',
      cell: ({ opening: { window } }) =>
        window.to === null ? '-' : <PatroLeaf day={window.to} today={today} />,
    },
    {
      id: 'name',
      header: say(texts.name),
      slot: 'title',
      cell: (row) => <Title row={row} />,
    },
    {
      id: 'fees',
      header: say(texts.fees),
      slot: 'fact',
      align: 'end',
      cell: ({ opening }) => <FeeParts fees={opening.fees} />,
      card: ({ opening }) => ({
        label: say(texts.fees),
        value: <FeeParts fees={opening.fees} wide />,
        wide: true,
      }),
    },
    {
      id: 'action',
      header: '',
      slot: 'action',
      align: 'end',
      cell: (row) => (
        <ApplyButton
          opening={row.opening}
          button={row.button}
          reason={row.reason && row.whyNot === null ? say(row.reason) : null}
          first={row.opening.id === first}
          onApply={() => onApply(row.opening)}
        />
      ),
    },
  ]
}

function Title({ row: { opening, button, whyNot } }: { readonly row: OpenRow }) {
  const { name, academics, semester } = opening
  const place = [academics.level, academics.faculty, academics.program, semester]
    .map((part) => part?.name ?? '')
    .filter((part) => part !== '' && !name.includes(part))
  return (
    <div className="flex flex-col gap-0.5">
      <h2 className="row-title">{name}</h2>
      <p className="small text-muted">{place.join(' · ')}</p>
      <div className="mt-1.5">
        {whyNot !== null && <WhyNotEligible why={whyNot} />}
        {whyNot === null && button.act !== null && <LastDay opening={opening} />}
      </div>
    </div>
  )
}

/** How long it stays open, or when it opens; and the seats that are left, where they are counted. */
function LastDay({ opening }: { readonly opening: ProgramOpening }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const { from, to } = opening.window
  if (to === null) return null
  const left = daysLeft(say, language, { today, until: to })
  const notYet = windowState(opening, today) === 'not-open-yet' && from !== null
  return (
    <p className="small flex gap-2 text-muted">
      <Calendar className="icon" aria-hidden />
      <span>
        {notYet
          ? say(page['opens-on'], { day: short(from) })
          : left
            ? say(page['days-left'], { left })
            : say(page['last-day'], { day: short(to) })}
        {opening.seats && ` · ${seatsText(opening.seats, { say, language })}`}
      </span>
    </p>
  )
}
