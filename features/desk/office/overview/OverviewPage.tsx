import './overview.css'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatAd, formatBs, weekdayName } from '#platform/pure/calendar/format.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { SecondPerson } from '#features/two-people/office/SecondPerson.tsx'
import { ClosingSoon } from '../queue/ClosingSoon.tsx'
import { useQueues } from '../desk.queries.ts'
import { HowLong } from '../evidence/HowLong.tsx'
import { MoneyReceived } from '../evidence/MoneyReceived.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { WhatWaits } from './WhatWaits.tsx'
import { deskOverview } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

/**
 * Overview for this role: waiting items, money received, closing days, second persons needed, usual waiting times. `card`
 * and `health` are parts of features above the desk.
 */
export function OverviewPage({
  card,
  health,
}: {
  readonly card?: ReactNode
  readonly health?: ReactNode
}) {
  const language = useLanguage()
  const queues = useQueues()
  const overview = useOverview()
  const today = useToday()
  return (
    <div className="page">
      <header className="overview-head">
        <div>
          <h1>
            {weekdayName(today, language)}, {formatBs(today, language)}
          </h1>
          <p className="small text-muted">{formatAd(today)}</p>
        </div>
        {health}
      </header>
      <ReadTogether keys={[['desk'], ['proposals']]} rows={10}>
        <div className="overview">
          <div className="overview-column">
            {queues.isError && <CouldNotRefresh onRetry={() => void queues.refetch()} />}
            {queues.data && <WhatWaits queues={queues.data} />}
            {overview.data?.received && <MoneyReceived received={overview.data.received} />}
          </div>
          <div className="overview-column">
            {overview.isError && <CouldNotRefresh onRetry={() => void overview.refetch()} />}
            {overview.data && <ClosingSoon closing={overview.data.closing} />}
            <SecondPerson />
            {queues.data && <HowLong queues={queues.data} />}
            {card}
          </div>
        </div>
      </ReadTogether>
    </div>
  )
}

function useOverview() {
  const rest = useRest()
  return useQuery({
    queryKey: ['desk', 'overview'],
    queryFn: async () => await runProcess(rest, deskOverview, {}),
    refetchInterval: 60_000,
  })
}
