import { CircleHelp } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { isRuleRefusal } from '#platform/browser/network/error-detail.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import type { GridColumn } from '#features/marking/office/grid.ts'
import { useDesk, useMay } from '#features/staff/office/session.ts'
import { isWrongInternal, readInternal } from '#features/results/rules/marks/internal.ts'
import { internalDeskText as text } from '#features/results/rules/marks/internal-desk-messages.ts'
import { teachingText } from '#features/results/rules/teaching/screen-messages.ts'
import { entryProblems } from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { InternalSheet } from '#features/results/wire/office.ts'
import { type InternalGridRow, internalRows } from './internal-rows.tsx'
import { Teachers } from '../teaching/Teachers.tsx'
import { useInternalSheet, useReadAgain } from '../results.queries.ts'
import { internalEnter } from '../../wire/processes.ts'

/** Internal marks and attendance of an offered course, by roll number. */
export function InternalSheetPage({ batchCourseId }: { readonly batchCourseId: number }) {
  const say = useSay()
  const { data, error, isError, refetch } = useInternalSheet(batchCourseId)
  const mayAssign = useMay('course.assign')
  if (isRuleRefusal(error))
    return (
      <div className="page">
        <Empty isPage icon={CircleHelp} title={error.detail} help="">
          <Link to="/results/internal">{say(text.back)}</Link>
        </Empty>
      </div>
    )
  return (
    <>
      <div className="sheet-page">
        <header>
          <p className="small">
            <Link to="/results/internal">{say(text.back)}</Link>
            {mayAssign && (
              <>
                {' · '}
                <a href="#teachers">{say(teachingText.title)}</a>
              </>
            )}
          </p>
          <h1>
            {say(text.sheet, { code: data?.code ?? '' })}
            <span className="small ms-2 font-normal text-muted">{data && say(data.opening)}</span>
          </h1>
        </header>
        {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
        {data === undefined && !isError && <LoadingRows rows={12} />}
        {data && <EnterInternal batchCourseId={batchCourseId} sheet={data} />}
      </div>
      {data && mayAssign && (
        <div className="page">
          <Teachers batchCourseId={batchCourseId} />
        </div>
      )}
    </>
  )
}

type Props = { readonly batchCourseId: number; readonly sheet: InternalSheet }

function EnterInternal({ batchCourseId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const readAgain = useReadAgain()
  const [reason, setReason] = useState('')
  const mayEnter = useMay('internal.enter')
  const columns = useColumns(sheet)
  const rows = useMemo(() => internalRows(sheet, { say, mayEnter }), [sheet, say, mayEnter])
  const check = useCallback(
    ({ terms }: InternalGridRow, values: Readonly<Record<string, string>>) => {
      const { internal = '', attendance = '' } = values
      const read = readInternal({ internal, attendance }, terms)
      return isWrongInternal(read) ? say(entryProblems[read.reason], { ...read.facts }) : undefined
    },
    [say],
  )
  return (
    <>
      {mayEnter ? (
        <TextField
          id="internal-reason"
          label={say(text.reason)}
          hint={say(text['reason-hint'])}
          optional
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <p className="small text-muted">{say(text['not-enterer'])}</p>
      )}
      <TypedSheet
        key={batchCourseId}
        page={`internal:${desk?.userId ?? 0}:${batchCourseId}`}
        label={say(text.sheet, { code: sheet.code })}
        numberName={say(text.number)}
        numberColumn="urollno"
        fileName={`${sheet.code}-internal.csv`}
        factNames={[say(text.name)]}
        columns={columns}
        rows={rows}
        check={check}
        slug={internalEnter.slug}
        sheet={{ n_batch_course_ID: batchCourseId, ...(reason.trim() !== '' && { reason }) }}
        onSaved={readAgain}
      />
    </>
  )
}

function useColumns({ rows }: InternalSheet): readonly GridColumn[] {
  const say = useSay()
  return useMemo(() => {
    const terms = rows.find((row) => row.terms !== null)?.terms
    const note = terms ? { note: say(text['full-pass'], terms) } : {}
    return [
      { id: 'internal', name: say(text.marks), ...note },
      { id: 'attendance', name: say(text.attendance) },
    ]
  }, [rows, say])
}
