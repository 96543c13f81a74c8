import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { StatusMessage } from '#features/examination/office/StatusMessage.tsx'
import { useStatusMessage } from '#features/examination/office/use-status-message.ts'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { useMay } from '#features/staff/office/session.ts'
import { applicantDeskText } from '../../rules/applicants/desk-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import { programDeskText } from '../../rules/merit/program-messages.ts'
import type { EntranceLayout } from '../../wire/layout.ts'
import { ProgramsDialog } from '../programs/ProgramsDialog.tsx'
import { CentresCard } from './CentresCard.tsx'
import { useEntranceLayout } from './layout.queries.ts'
import { SeatPlanCard } from './SeatPlanCard.tsx'
import { SittingsTable } from './SittingsTable.tsx'

/** Layout of an entrance for the parts of its page. */
export type EntranceLayoutPart = {
  readonly openingId: number
  readonly layout: EntranceLayout
  /** The layout may be changed: by the exam office, until the result is published. */
  readonly isOpen: boolean
  readonly onDone: (data: unknown, summary: string) => Promise<void>
}

/** One entrance: centres to ask for, sittings with their rooms, symbol numbers and seats. */
export function EntranceLayoutPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useEntranceLayout(openingId)
  const prints = `/overview/prints?what=entrance-cards&of=${openingId}`
  return (
    <div className="page">
      <p className="flex flex-wrap gap-4">
        <Link to="/results/layout/entrances">{say(text.title)}</Link>
        <Link to="/results/layout/centres">{say(layoutText['to-centres'])}</Link>
        <Link to={`/results/layout/entrances/${openingId}/applicants`}>
          {say(applicantDeskText.title)}
        </Link>
        <Link to={prints}>{say(layoutText['to-prints'])}</Link>
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={10} heading />}
      {data && <Layout openingId={openingId} layout={data} />}
    </div>
  )
}

function Layout({ openingId, layout }: Pick<EntranceLayoutPart, 'openingId' | 'layout'>) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const mayChoose = useMay('entrance.manage')
  const [isChoosing, setChoosing] = useState(false)
  const { message, onDone } = useStatusMessage()
  const { name, candidates, specialNeed, isPublished } = layout
  const part = { openingId, layout, onDone, isOpen: laysOut && !isPublished }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{say(name)}</h1>
          <p className="small text-muted">
            {say(text.about, { n: candidates, special: specialNeed })}
          </p>
          {!laysOut && <p className="small text-muted">{say(layoutText['read-only'])}</p>}
          {isPublished && <p className="small text-muted">{say(text['is-published'])}</p>}
        </div>
        {mayChoose && (
          <Button icon={ListOrdered} onClick={() => setChoosing(true)}>
            {say(programDeskText.title)}
          </Button>
        )}
      </header>
      <StatusMessage message={message} />
      {isChoosing && (
        <ProgramsDialog openingId={openingId} onDone={onDone} onClose={() => setChoosing(false)} />
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <CentresCard {...part} />
        <SeatPlanCard {...part} />
      </div>
      <SittingsTable {...part} />
    </>
  )
}
