import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { ListChecks } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import {
  courseMessages as text,
  creditTotal,
  isCompulsory,
  type RegisteredCourse,
} from '#features/programs/rules/facts.ts'
import { CourseTable, Head } from './CourseTable.tsx'
import { creditText } from './numbers.ts'
import type { AppliedProgram } from '../program.queries.ts'

type Props = { readonly application: AppliedProgram; readonly onClose: () => void }

/** 'Registered Course Details': the courses of an application with their internal marks (SPEC §2, view mode). */
export function RegisteredCoursesDialog({ application, onClose }: Props) {
  const say = useSay()
  const { name, courses, unreadable } = application
  return (
    <Dialog
      title={say(text['registered-details'])}
      onClose={onClose}
      width="wide"
      forReading
      footer={
        <div className="flex w-full flex-col gap-3 md:flex-row md:items-center">
          <Totals courses={courses} />
          <Button onClick={onClose}>{say(blocks.close)}</Button>
        </div>
      }
    >
      <h3 className="mb-3">{name}</h3>
      {courses.length === 0 && unreadable === undefined ? (
        <Empty icon={ListChecks} title={say(text['no-details'])} help={name} />
      ) : (
        <Courses name={name} courses={courses} />
      )}
      <UnreadableEntries ids={unreadable} />
    </Dialog>
  )
}

type Courses = AppliedProgram['courses']

const marks = [
  {
    label: text['internal-fm'],
    of: ({ internalFullMarks }: RegisteredCourse) => internalFullMarks,
  },
  {
    label: text['internal-pm'],
    of: ({ internalPassMarks }: RegisteredCourse) => internalPassMarks,
  },
  { label: text['internal-om'], of: ({ internalMarks }: RegisteredCourse) => internalMarks },
] as const

function Courses({ name, courses }: { readonly name: string; readonly courses: Courses }) {
  const say = useSay()
  const language = useLanguage()
  const shown = (value: number | null) => (value === null ? '-' : digits(value, language))
  const rows = courses.map((course) => ({
    ...course,
    note: say(isCompulsory(course) ? text.compulsory : text.optional),
    marksLine: marks.map(({ label, of }) => `${say(label)} ${shown(of(course))}`).join(' · '),
  }))
  return (
    <CourseTable
      caption={name}
      rows={rows}
      marksHead={marks.map(({ label }) => (
        <Head key={label.en} end>
          {say(label)}
        </Head>
      ))}
      renderMarks={(row) =>
        marks.map(({ label, of }) => (
          <td key={label.en} className="tabular px-2 text-end max-md:hidden last:pe-6">
            {shown(of(row))}
          </td>
        ))
      }
    />
  )
}

function Totals({ courses }: { readonly courses: Courses }) {
  const say = useSay()
  const language = useLanguage()
  const credits = creditText(creditTotal(courses), language)
  return <p className="flex-1 font-strong">{say(text.totals, { n: courses.length, credits })}</p>
}
