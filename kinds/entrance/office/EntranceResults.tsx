import { Armchair, FileUp, ListOrdered } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { entranceMeritParts } from '../wire/merit-processes.ts'
import { entranceResultProcesses } from '../wire/processes.ts'
import type { SelectionDesk } from '#features/selection/office/selection-desk.ts'
import { ScoreSheetPage } from '#features/selection/office/ScoreSheetPage.tsx'
import { SelectionsPage } from '#features/selection/office/SelectionsPage.tsx'
import { entranceLayoutText } from '../rules/layout/desk-messages.ts'
import { meritDeskText } from '../rules/merit/desk-messages.ts'
import { entranceResultDeskMessages } from '../rules/result-messages.ts'
import { openingKey } from '../wire/entrance-application.ts'

const entrances: SelectionDesk = {
  contracts: entranceResultProcesses,
  openingKey,
  path: '/results/entrance',
  id: 'entrance',
  texts: entranceResultDeskMessages,
  partsSlug: entranceMeritParts.slug,
}

/** Every entrance with candidates, and how far its result is. */
export function EntranceResultsPage() {
  return <SelectionsPage of={entrances} />
}

/** The scores of one entrance, who is selected, and the result's publication. */
export function EntranceSheetPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  return (
    <ScoreSheetPage
      of={entrances}
      openingId={openingId}
      links={
        <>
          <ButtonLink to={`/results/layout/entrances/${openingId}`} icon={Armchair}>
            {say(entranceLayoutText.title)}
          </ButtonLink>
          <ButtonLink to={`/results/entrance/${openingId}/merit`} icon={ListOrdered}>
            {say(meritDeskText.title)}
          </ButtonLink>
          <ButtonLink to="/setup/import?target=entrance-scores" icon={FileUp}>
            {say(entranceResultDeskMessages['score-file'])}
          </ButtonLink>
        </>
      }
    />
  )
}
