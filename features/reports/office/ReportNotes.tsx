import { Check, Info, TriangleAlert } from 'lucide-react'
import { say as inLanguage } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { agreementText } from '../rules/agreement.ts'
import { reportText } from '../rules/messages.ts'
import { reportScreen as text } from '../rules/screen-messages.ts'
import type { Agreement, ReportPage } from '../wire/processes.ts'

/** Below the table: agreement with the ledger, groups that are hidden, and rows that only the file has. */
export function ReportNotes({ page }: { readonly page: ReportPage }) {
  const say = useSay()
  const { columns, rows, rowCount, agreement, hasHiddenGroups, isBareCsv } = page
  const isCut = rows.length < rowCount
  const hasMoney = columns.some(({ type }) => type === 'rupees')
  return (
    <div className="report-notes">
      {agreement !== null && <AgreementNote agreement={agreement} />}
      {hasHiddenGroups && (
        <p>
          <Info className="icon" aria-hidden />
          {say(reportText['hidden-groups'])}
        </p>
      )}
      <p className="small text-muted">
        {isCut
          ? say(text['first-rows'], { shown: rows.length, n: rowCount })
          : say(text.rows, { n: rowCount })}{' '}
        {hasMoney && `${say(text['in-rupees'])} `}
        {say(text[isBareCsv ? 'bare-csv' : 'same-file'])}
      </p>
    </div>
  )
}

function AgreementNote({ agreement }: { readonly agreement: Agreement }) {
  const language = useLanguage()
  const agrees = agreement.reported === agreement.ledger
  const Icon = agrees ? Check : TriangleAlert
  return (
    <p className={agrees ? 'text-done' : 'text-error'}>
      <Icon className="icon" aria-hidden />
      {inLanguage(...agreementText(agreement, language))}
    </p>
  )
}
