import './khalti-cases.css'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { type CaseFilter, caseFilters, findCaseFilter } from '../rules/case-filters.ts'
import { caseFilterNames, caseText as text } from '../rules/messages.ts'
import { CaseCard } from './CaseCard.tsx'
import { CaseSearchForm } from './CaseSearchForm.tsx'
import { CaseTable } from './CaseTable.tsx'

const filters = Object.keys(caseFilters) as readonly CaseFilter[]

/** Attempts to pay with Khalti; list, search and the open one are in the address. A search looks through all of them. */
export function KhaltiCasesPage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const open = params.get('case') ?? ''
  const show = findCaseFilter(params.get('show') ?? '') ?? (typed === '' ? 'decide' : 'all')
  const go = (to: Readonly<Record<'show' | 'q' | 'case', string>>) =>
    setParams(Object.fromEntries(Object.entries(to).filter(([, value]) => value !== '')))
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <Segments
          label={say(text.show)}
          options={filters.map((value) => ({ value, text: say(caseFilterNames[value]) }))}
          chosen={show}
          onChoose={(chosen) => go({ show: chosen, q: typed, case: '' })}
        />
      </header>
      <CaseSearchForm
        key={typed}
        typed={typed}
        onSearch={(q) => go({ show: q === '' ? '' : 'all', q, case: '' })}
      />
      <div className="khalti-cases">
        <CaseTable
          query={{ show, typed }}
          open={open}
          onOpen={(attemptId) => go({ show, q: typed, case: attemptId })}
        />
        {open !== '' && (
          <CaseCard key={open} attemptId={open} onClose={() => go({ show, q: typed, case: '' })} />
        )}
      </div>
    </div>
  )
}
