import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleHelp, Eye, TriangleAlert } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { nameInBoth } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { isRuleRefusal } from '#platform/browser/network/error-detail.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import { useDesk } from '#features/staff/office/session.ts'
import { creditsInBoth } from '../../rules/course-choice.ts'
import { offeredText as text } from '../../rules/offered/messages.ts'
import { type OfferedSheet, offeredSheetRead, offeredSheetSave } from '../../wire/offered-sheet.ts'
import { AddCourse } from './AddCourse.tsx'
import { SheetChanges } from './SheetChanges.tsx'
import {
  courseColumns,
  type CourseGridRow,
  courseRows,
  offeredLabel,
  offerOf,
  rowProblem,
  wrongCell,
} from './sheet-rows.tsx'
import { useAdded } from './use-added.ts'

/** The courses that an opening offers, typed as a sheet (design/mocks 47). */
export function OfferedSheetPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['register', 'n_batch_course', 'sheet', openingId],
    queryFn: () => runProcess(rest, offeredSheetRead, { n_program_cregopen_ID: openingId }),
  })
  const back = <Link to={`/setup/n_program_cregopen/${openingId}`}>{say(text.back)}</Link>
  if (isRuleRefusal(error))
    return (
      <div className="page">
        <Empty isPage icon={CircleHelp} title={error.detail} help="">
          {back}
        </Empty>
      </div>
    )
  return (
    <div className="sheet-page">
      <header>
        <p className="small">{back}</p>
        <h1>
          {data && say(text.title, { opening: nameInBoth(data.name, data.nameNe)[language] })}
        </h1>
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={12} />}
      {data && <Courses key={openingId} openingId={openingId} sheet={data} />}
    </div>
  )
}

type Props = { readonly openingId: number; readonly sheet: OfferedSheet }

function Courses({ openingId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const queries = useQueryClient()
  const columns = useMemo(() => courseColumns(say), [say])
  const page = `offered:${desk?.userId ?? 0}:${openingId}`
  const { others, add, discard } = useAdded(`${page}:added`, sheet.courses)
  const rows = useMemo(
    () => courseRows([...sheet.courses, ...others], new Set(others.map(({ code }) => code)), say),
    [sheet, others, say],
  )
  const check = useCallback(
    (_row: CourseGridRow, values: Readonly<Record<string, string>>) => rowProblem(values, say),
    [say],
  )
  return (
    <>
      <Semesters openingId={openingId} sheet={sheet} />
      {sheet.registered > 0 && (
        <Banner tone="turn" lead={say(text.touched, { n: sheet.registered })} />
      )}
      <TypedSheet
        page={page}
        label={say(offeredLabel)}
        numberName={say(text.code)}
        numberColumn="code"
        fileName={`courses-${openingId}.csv`}
        factNames={[say(text.course)]}
        columns={columns}
        rows={rows}
        check={check}
        wrongCell={wrongCell}
        slug={offeredSheetSave.slug}
        sheet={{ n_program_cregopen_ID: openingId, plan: sheet.plan }}
        onSaved={() => queries.invalidateQueries({ queryKey: ['register'] })}
        onDiscard={discard}
        renderChanges={(changed, type, goTo) => {
          const typed = new Map(changed.map(({ row, values }) => [row.number, values]))
          const shown = rows.map((row) => ({ values: typed.get(row.number) ?? row.saved }))
          return (
            <>
              <Offer offer={offerOf(shown)} least={sheet.least} />
              <SheetChanges changed={changed} onType={type} />
              <AddCourse
                shown={new Set(rows.map(({ number }) => number))}
                onAdd={(course) => {
                  add(course)
                  type(course.code, 'offered', '')
                  goTo(course.code)
                }}
              />
            </>
          )
        }}
      />
    </>
  )
}

type OfferProps = {
  readonly offer: ReturnType<typeof offerOf>
  readonly least: number | null
}

/** The offer as typed: its credits beside the minimum of the opening, and the choice that students have. */
function Offer({ offer, least }: OfferProps) {
  const say = useSay()
  const isEnough = offer.credits >= (least ?? 0)
  const Icon = isEnough ? Check : TriangleAlert
  const sentence = !isEnough ? 'too-few' : least === null ? 'compulsory-of' : 'compulsory'
  const values = {
    offered: creditsInBoth(offer.credits),
    compulsory: creditsInBoth(offer.compulsoryCredits),
    least: creditsInBoth(least ?? 0),
  }
  return (
    <>
      <p className={`flex gap-2 ${isEnough ? 'text-done' : 'text-turn'}`}>
        <Icon className="icon" aria-hidden />
        {say(text[sentence], values)}
      </p>
      <p className="flex gap-2">
        <Eye className="icon" aria-hidden />
        {say(text['students-see'], { n: offer.compulsory, m: offer.optional })}
      </p>
    </>
  )
}

/** The semesters of the batch: credits offered, the minimum, who registered; each leads to its sheet. */
function Semesters({ openingId, sheet }: Props) {
  const { say, short } = useSpeaking()
  const closes = findDay(sheet.closes ?? '')
  return (
    <>
      <p className="flex items-center gap-3">
        <b>{say(text['semester-named'], { name: sheet.semester })}</b>
        {sheet.isPublished && closes !== null && (
          <StatusChip tone="waiting">{say(text['open-to'], { day: short(closes) })}</StatusChip>
        )}
      </p>
      {sheet.semesters.length > 1 && (
        <OfficeTable
          download="never"
          label={say(text.semesters)}
          rows={sheet.semesters}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            {
              id: 'semester',
              head: say(text['semester-of']),
              render: ({ id, semester }) =>
                id === openingId ? (
                  <b aria-current="page">{semester}</b>
                ) : (
                  <Link to={`/setup/courses/${id}`}>{semester}</Link>
                ),
            },
            {
              id: 'offered',
              head: say(text['credits-offered']),
              kind: 'number',
              render: ({ credits }) => say(creditsInBoth(credits)),
            },
            {
              id: 'least',
              head: say(text['credits-least']),
              kind: 'number',
              render: ({ least }) => (least === null ? '-' : say(creditsInBoth(least))),
            },
            {
              id: 'registered',
              head: say(text.registered),
              count: ({ registered }) => registered,
              kind: 'number',
            },
          ]}
        />
      )}
    </>
  )
}
