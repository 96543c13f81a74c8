import { closingDays } from '#features/applying/card/open-row.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { examNextMessages as text } from '../rules/next-messages.ts'
import { useExamTask } from './card/exam-task.tsx'
import { nextOfExams } from './ExamNext.tsx'
import { useOpenRows } from './open-rows.ts'
import { useOffered } from './use-offered.ts'
import { useWaitsOnStudent } from './card/use-waits.ts'

/** Dashboard texts about exams for an enrolled student: only exams with an exam paper to choose. */
export function ExamHome({ children }: HomeProps) {
  const { rows: all, applications, isPending, onRetry } = useOpenRows()
  const offered = useOffered()
  const waits = useWaitsOnStudent()
  const rows = all.filter(({ opening }) =>
    offered?.(opening).some(({ whyNot }) => whyNot.length === 0),
  )
  const at = { rows, applications, waits }
  const task = useExamTask(at)
  if (isPending || offered === null) return children(pendingWords)
  return children({
    ...noWords,
    onRetry,
    next: nextOfExams(at),
    tasks: task === null ? [] : [task],
    deadlines: closingDays(rows, () => text.deadline),
  })
}
