import { useQuery } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { romanNumeral } from '#platform/pure/text/roman-numeral.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { useUser } from '#features/auth/portal/session.ts'
import {
  type CarriedCourse,
  type CarriedResult,
  carriedSemesters,
  type CarriedSemesterView,
} from '../rules/carried-list.ts'
import { carriedText as text } from '../rules/carried-messages.ts'
import { resultSheetMessages } from '../rules/marks/sheet-messages.ts'
import { sheetOutcomes } from '../rules/outcomes.ts'
import { carriedFromWire, carriedModel, ownCarried } from '../wire/carried.ts'

/** Results of before the university used this system, by semester; absent where there are none. */
export function CarriedResults() {
  const say = useSay()
  const { data, isError, refetch } = useCarried()
  if (data === undefined) return isError ? <CouldNotRefresh onRetry={() => void refetch()} /> : null
  const semesters = carriedSemesters(data)
  if (semesters.length === 0) return <UnreadableRows list={carriedModel} />
  return (
    <section className="flex flex-col gap-4" aria-labelledby="carried-results">
      <div>
        <h2 id="carried-results">{say(text.title)}</h2>
        <p className="text-muted">{say(text.help)}</p>
      </div>
      {semesters.map((semester) => (
        <Semester key={semester.id} semester={semester} />
      ))}
      <UnreadableRows list={carriedModel} />
    </section>
  )
}

function useCarried() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return useQuery({
    ...savedQuery<readonly CarriedResult[]>(['carried-results', partnerId], async () => {
      const records = await listRecords(rest, carriedModel, ownCarried(partnerId))
      return readRows(carriedModel, records, carriedFromWire)
    }),
    staleTime: 30_000,
    enabled: partnerId > 0,
  })
}

function Semester({ semester }: { readonly semester: CarriedSemesterView }) {
  const say = useSay()
  const language = useLanguage()
  const columns = useColumns()
  const { name, sgpa, credits, courses, sources } = semester
  const heading = say(text['of-semester'], {
    name: romanNumeral(name),
    sgpa: digits(sgpa.toFixed(2), language),
  })
  const weight = credits === null ? text['credits-unknown'] : text['credits-known']
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="row-title">{heading}</h3>
        <p className="small text-muted">
          {say(weight, { n: digits(String(credits ?? 0), language) })} ·{' '}
          {say(text['from-source'], { source: sources.join(', ') })}
        </p>
      </div>
      {courses.length > 0 && (
        <DataList
          caption={heading}
          rows={courses}
          rowKey={({ courseId }) => courseId}
          columns={columns}
        />
      )}
    </div>
  )
}

function useColumns(): readonly Column<CarriedCourse>[] {
  const say = useSay()
  const language = useLanguage()
  const number = (value: string) => <span className="tabular">{digits(value, language)}</span>
  const has = (name: string) => ({ id: name, slot: 'fact', align: 'end' }) as const
  return [
    {
      id: 'course',
      header: say(resultSheetMessages.course),
      slot: 'title',
      cell: ({ code, name }) => (
        <h4 className="row-title">
          {code} {name}
        </h4>
      ),
    },
    {
      ...has('credit'),
      header: say(resultSheetMessages.credit),
      cell: ({ credits }) => number(credits.toFixed(1)),
    },
    {
      ...has('total'),
      header: say(resultSheetMessages.total),
      cell: ({ total, full }) =>
        total === null
          ? '-'
          : number(say(resultSheetMessages['of-full'], { have: total, full: full ?? 0 })),
    },
    {
      ...has('grade'),
      header: say(resultSheetMessages.grade),
      cell: ({ grade }) => <b className="font-strong">{grade}</b>,
    },
    {
      ...has('point'),
      header: say(resultSheetMessages.point),
      cell: ({ point }) => number(point.toFixed(1)),
    },
    {
      id: 'result',
      header: say(resultSheetMessages.result),
      slot: 'status',
      cell: ({ outcome }) => (
        <StatusChip tone={outcome === 'PASS' ? 'done' : 'problem'}>
          {say(sheetOutcomes[outcome])}
        </StatusChip>
      ),
    },
  ]
}
