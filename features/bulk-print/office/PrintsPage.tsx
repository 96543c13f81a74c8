import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { useSay } from '#platform/browser/language.ts'
import { bulkPrintScreen as text } from '../rules/screen-messages.ts'
import { MakePrint } from './MakePrint.tsx'
import { PrintList } from './PrintList.tsx'
import { printsKey } from './prints.queries.ts'

/** Documents for many people in one file: choose what, follow it, download it. */
export function PrintsPage() {
  const say = useSay()
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
      </header>
      <ReadTogether keys={[printsKey]} rows={8}>
        <MakePrint />
        <PrintList />
      </ReadTogether>
    </div>
  )
}
