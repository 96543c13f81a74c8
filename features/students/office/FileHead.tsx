import { Printer } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { ErasePerson } from '#features/retention/office/ErasePerson.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { StudentFile } from '../wire/student-file.ts'
import { EnrollmentMenu } from './EnrollmentMenu.tsx'
import { Portrait } from './Portrait.tsx'
import { ResetAccess } from './ResetAccess.tsx'
import { useFoundStudents } from './students.queries.ts'

type Props = { readonly file: StudentFile; readonly typed: string }

/** Name in both scripts, the actions on the file, and the way to the next student found. */
export function FileHead({ file, typed }: Props) {
  const say = useSay()
  return (
    <header className="file-head">
      <Portrait file={file} />
      <div className="file-who">
        <h1>
          {file.name}{' '}
          <span className="ms-1 font-normal text-muted" lang="ne">
            {file.nepaliName}
          </span>
        </h1>
        <p className="small text-muted">{file.about.join(' · ')}</p>
      </div>
      {typed !== '' && <Around id={file.id} typed={typed} />}
      <div className="file-acts">
        <Button icon={Printer} onClick={() => print()}>
          {say(text.print)}
        </Button>
        <ResetAccess id={file.id} />
        <EnrollmentMenu file={file} />
        {file.isErasable && <ErasePerson id={file.id} />}
      </div>
    </header>
  )
}

function Around({ id, typed }: { readonly id: number; readonly typed: string }) {
  const say = useSay()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { data } = useFoundStudents(typed)
  const students = data?.students ?? []
  const index = students.findIndex((each) => each.id === id)
  const go = (step: 1 | -1) => () => {
    const to = index < 0 ? undefined : students[index + step]
    if (to !== undefined) navigate(`/students/${to.id}?${search}`)
  }
  useKeys({ j: go(1), arrowdown: go(1), k: go(-1), arrowup: go(-1) })
  if (index < 0) return null
  return (
    <div className="around">
      <span>{say(text.position, { n: index + 1, of: students.length, typed })}</span>
      <button type="button" className="step" disabled={index === 0} onClick={go(-1)}>
        <Key>K</Key>
        <span className="step-name">{say(text.previous)}</span>
      </button>
      <button
        type="button"
        className="step"
        disabled={index === students.length - 1}
        onClick={go(1)}
      >
        <Key>J</Key>
        <span className="step-name">{say(text.next)}</span>
      </button>
    </div>
  )
}
