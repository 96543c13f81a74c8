import { Users } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { useMay } from '#features/staff/office/session.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FoundStudent } from '../wire/student-file.ts'
import { FindField } from './FindField.tsx'
import { leastTyped, useFoundStudents } from './students.queries.ts'

/** Finding a student. What is typed lives in the address. */
export function StudentsPage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const typed = params.get('name') ?? ''
  const found = useFoundStudents(typed)
  const field = useRef<HTMLInputElement>(null)
  const isContactless = !useMay('student.contact')
  return (
    <div className="page">
      <h1>{say(text.students)}</h1>
      <FindField
        field={field}
        label={say(text.find)}
        value={typed}
        placeholder={say(text[isContactless ? 'find-contactless' : 'find-hint'])}
        onChange={(event) => {
          const name = event.target.value
          setParams(name === '' ? {} : { name }, { replace: true })
        }}
      />
      {typed.trim().length < leastTyped ? (
        <Empty icon={Users} title={say(text['type-first'])} help={say(text['type-help'])} />
      ) : (
        <Found found={found} typed={typed} />
      )}
    </div>
  )
}

type FoundProps = {
  readonly found: ReturnType<typeof useFoundStudents>
  readonly typed: string
}

function Found({ found: { data, isError, refetch }, typed }: FoundProps) {
  const say = useSay()
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={4} />
  if (data.students.length === 0)
    return <Empty icon={Users} title={say(text.none)} help={say(text['nobody-help'])} />
  return (
    <section className="card" aria-label={say(text.students)}>
      <p className="card-head small text-muted" role="status">
        {say(data.isWhole ? text.count : text['too-many'], { n: data.students.length })}
      </p>
      <FoundTable students={data.students} typed={typed} />
    </section>
  )
}

function FoundTable({
  students,
  typed,
}: {
  readonly students: readonly FoundStudent[]
  readonly typed: string
}) {
  const say = useSay()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const addressOf = (id: number) => `/students/${id}?name=${encodeURIComponent(typed)}`
  useKeys({ j: () => students[0] && navigate(addressOf(students[0].id)) })
  return (
    <OfficeTable
      label={say(text.students)}
      rows={students}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          head: say(text.name),
          render: ({ id, name, nepaliName }) => (
            <>
              <Link to={addressOf(id)}>{name}</Link>{' '}
              <span className="font-normal text-muted" lang="ne">
                {nepaliName}
              </span>
            </>
          ),
          sort: ({ name }) => name,
        },
        {
          id: 'known-by',
          head: say(text['known-by']),
          kind: 'code',
          render: ({ about }) => about.map((each) => digits(each, language)).join(' · '),
        },
      ]}
    />
  )
}
