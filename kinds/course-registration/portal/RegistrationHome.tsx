import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { closingDays } from '#features/applying/card/open-row.ts'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { isOwnSemester } from '#features/enrollment/rules/facts.ts'
import { nextOfPrograms } from '#features/programs/portal/ProgramNext.tsx'
import { registrationNextMessages as text } from '../rules/messages.ts'
import { useRegistrationRows } from './registration-rows.ts'
import { useRegistrationTask } from './registration-task.tsx'
import { registrationScreen } from './screen.ts'

/** Dashboard texts about course registrations of an enrolled student's own semester. */
export function RegistrationHome({ children }: HomeProps) {
  const { rows: all, applications, isPending, onRetry } = useRegistrationRows()
  const enrollment = useActiveEnrollment()
  const rows = all.filter(({ opening }) => isOwnSemester(enrollment, opening.semester))
  const task = useRegistrationTask(rows, applications)
  if (isPending) return children(pendingWords)
  return children({
    ...noWords,
    onRetry,
    next: nextOfPrograms({ screen: registrationScreen, rows, applications, titles: text }),
    tasks: task === null ? [] : [task],
    deadlines: closingDays(rows, () => text.deadline),
  })
}
