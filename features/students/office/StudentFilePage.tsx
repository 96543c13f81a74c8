import './students.css'
import { CircleHelp } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { StudentDues } from '#features/dues/office/StudentDues.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { StudentAccount } from '#features/payments/office/account/StudentAccount.tsx'
import { StudentHold } from '#features/payments/office/hold/StudentHold.tsx'
import { refundsKey } from '#features/payments/office/refunds/refunds.queries.ts'
import { StudentMoney } from '#features/payments/office/StudentMoney.tsx'
import { studentText as text } from '../rules/screen-messages.ts'
import type { StudentFile } from '../wire/student-file.ts'
import { Documents } from './Documents.tsx'
import { FileHead } from './FileHead.tsx'
import { Lifeline } from './Lifeline.tsx'
import { Notes } from './Notes.tsx'
import { Profile } from './Profile.tsx'
import { SectionTable } from './SectionTable.tsx'
import type { StudentPart } from './student-part.ts'
import { useStudentFile } from './students.queries.ts'
import { Waiting } from './Waiting.tsx'

type Props = { readonly id: number; readonly more: readonly StudentPart[] }

/** One student's whole file, or one part of it; the address names the part. */
export function StudentFilePage({ id, more }: Props) {
  const say = useSay()
  const { data: file, error, refetch } = useStudentFile(id)
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const typed = params.get('name') ?? ''
  useKeys({ escape: () => navigate(`/students?name=${encodeURIComponent(typed)}`) })
  if (file === undefined && error === null) return <FileLoading />
  if (error instanceof RestProblem && error.code === 'rule/student-unknown' && file === undefined)
    return (
      <Empty icon={CircleHelp} title={say(text['gone-title'])} help={say(text['nobody-help'])} />
    )
  if (file === undefined) return <CouldNotRefresh onRetry={() => void refetch()} />
  return (
    <>
      <FileHead file={file} typed={typed} />
      {error !== null && <CouldNotRefresh onRetry={() => void refetch()} />}
      <Part file={file} part={params.get('part')} more={more} />
    </>
  )
}

/** Holds the file's space and padding while it loads. */
function FileLoading() {
  return (
    <div className="page">
      <LoadingRows rows={12} heading />
    </div>
  )
}

type PartProps = Pick<Props, 'more'> & { readonly file: StudentFile; readonly part: string | null }

function Part({ file, part, more }: PartProps) {
  const say = useSay()
  if (part === null) return <Everything file={file} />
  if (part === 'account')
    return (
      <div className="file-part">
        <StudentAccount partnerId={file.id} />
      </div>
    )
  if (part === 'documents')
    return (
      <div className="file-part">
        <Documents file={file} />
      </div>
    )
  const added = more.find(({ id }) => id === part)
  if (added !== undefined)
    return (
      <div className="file-part">
        <added.Part partnerId={file.id} />
      </div>
    )
  const section = file.sections.find(({ id }) => id === part)
  return (
    <div className="file-part">
      {section && section.rows.length > 0 ? (
        <SectionTable section={section} isWhole />
      ) : (
        <Empty icon={CircleHelp} title={say(text['nothing-here'])} help="" />
      )}
    </div>
  )
}

const moneyKeys = [
  refundsKey,
  ...['hold', 'dues', 'money', 'vouchers'].map((part) => ['students', part]),
]

/** Lifeline left, what waits and the tables in the middle, person and documents right. */
function Everything({ file }: Pick<PartProps, 'file'>) {
  const hasLedger = file.sections.some(({ id, rows }) => id === 'ledger' && rows.length > 0)
  return (
    <div className="file">
      <Lifeline moments={file.moments} />
      <div className="file-middle">
        <Waiting waiting={file.waiting} />
        {file.sections
          .filter(({ rows }) => rows.length > 0)
          .map((section) => (
            <SectionTable
              key={section.id}
              section={section}
              statement={section.id === 'payments' && hasLedger}
            />
          ))}
      </div>
      <div className="file-side">
        <ReadTogether keys={moneyKeys} rows={12}>
          <StudentHold partnerId={file.id} />
          <StudentDues partnerId={file.id} />
          <StudentMoney partnerId={file.id} />
          <Profile file={file} />
          <Documents file={file} />
          <Notes file={file} />
        </ReadTogether>
      </div>
    </div>
  )
}
