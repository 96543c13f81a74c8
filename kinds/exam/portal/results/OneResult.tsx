import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { NotPassed } from '#features/results/portal/NotPassed.tsx'
import { ResultSheet } from '#features/results/portal/ResultSheet.tsx'
import type { PublishedResult } from '#features/results/rules/facts.ts'
import { resultAbout } from '../../rules/about.ts'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import { DownloadResult } from './DownloadResult.tsx'
import type { ResultRow } from './result-rows.ts'
import { RetotalHint } from './RetotalHint.tsx'

type Props = { readonly row: ResultRow; readonly result: PublishedResult }

/** One result with its marks, what a fail means, and where to go from there (`/result?exam=`). */
export function OneResult({ row, result }: Props) {
  const say = useSay()
  const { application } = row
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={application.name}
        page={say(resultAbout.title)}
        subtitle={application.symbolNumber}
      >
        <DownloadResult application={application} first />
      </PageHeader>
      <ResultSheet result={result} />
      <NotPassed result={result} />
      <RetotalHint rows={[row]} />
      <Link
        className="link-button inline-flex min-h-11 items-center self-start"
        to={resultAbout.path}
      >
        {say(text['back-to-list'])}
      </Link>
    </div>
  )
}
