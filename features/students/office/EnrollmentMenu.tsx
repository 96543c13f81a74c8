import { useQueryClient } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { namedProcess } from '#platform/pure/rest-dialect/contract.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { endingText as text } from '../rules/ending-messages.ts'
import type { EndableEnrollment, StudentFile } from '../wire/student-file.ts'

type Ending = 'pass-out' | 'drop-out'
type Chosen = { readonly enrollment: EndableEnrollment; readonly ending: Ending }

const slugs = { 'pass-out': 'enrollment_pass_out', 'drop-out': 'enrollment_drop_out' } as const
const endings = ['pass-out', 'drop-out'] as const

/** Ends an enrollment as passed out or dropped out, for roles that may do it; the server names what is missing. */
export function EnrollmentMenu({ file: { id, enrollments } }: { readonly file: StudentFile }) {
  const say = useSay()
  const queries = useQueryClient()
  const [opens, setOpens] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isDone, setDone] = useState(false)
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ['students', 'file', id] })
    setDone(true)
    setChosen(null)
  }
  const choose = (to: Chosen) => {
    setOpens(false)
    setDone(false)
    setChosen(to)
  }
  return (
    <>
      {enrollments.length > 0 && (
        <Button icon={GraduationCap} onClick={() => setOpens(true)}>
          {say(text.enrollment)}
        </Button>
      )}
      <div role="status" className="w-full empty:hidden">
        {isDone && <Banner tone="done" lead={say(text.ended)} />}
      </div>
      {opens && (
        <Endings enrollments={enrollments} onChoose={choose} onClose={() => setOpens(false)} />
      )}
      {chosen && (
        <ProcessDialog
          title={say(text[chosen.ending])}
          sendLabel={say(text[chosen.ending])}
          of={namedProcess(slugs[chosen.ending])}
          body={() => ({ n_program_enroll_ID: chosen.enrollment.id })}
          onDone={done}
          onClose={() => setChosen(null)}
        >
          <p className="font-strong">{chosen.enrollment.program}</p>
          <p>{say(text[`${chosen.ending}-lead`])}</p>
        </ProcessDialog>
      )}
    </>
  )
}

type EndingsProps = Pick<StudentFile, 'enrollments'> & {
  readonly onChoose: (chosen: Chosen) => void
  readonly onClose: () => void
}

function Endings({ enrollments, onChoose, onClose }: EndingsProps) {
  const say = useSay()
  return (
    <Dialog title={say(text.enrollment)} width="narrow" onClose={onClose}>
      <ul className="flex flex-col gap-5">
        {enrollments.map((enrollment) => (
          <li key={enrollment.id} className="flex flex-col gap-3">
            <p>
              <b>{enrollment.program}</b>{' '}
              <span className="tabular text-muted">{enrollment.rollNumber}</span>
            </p>
            <div className="button-row">
              {endings.map((ending) => (
                <Button key={ending} onClick={() => onChoose({ enrollment, ending })}>
                  {say(text[ending])}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
