import { remaining } from '#platform/pure/money/money.ts'
import { useToday } from '#platform/browser/clock.ts'
import { ApplyNext, PayNext, WaitingNext } from '#features/dashboard/portal/NextCards.tsx'
import { nearestToApply } from '#features/applying/card/open-row.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { NextFee } from '#features/late-fee/portal/NextFee.tsx'
import { feeDeadline } from '#features/late-fee/rules/facts.ts'
import { exam } from '../rules/kind.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import { examNextMessages as text } from '../rules/next-messages.ts'
import { type AppliedExam, useOpeningOf } from './exam.queries.ts'
import type { OpenRow } from './open-rows.ts'

type ExamLists = {
  /** Open exams that have an exam paper for the student. */
  readonly rows: readonly OpenRow[]
  readonly applications: readonly AppliedExam[]
  readonly waits: (application: AppliedExam) => boolean
}

/** The next step: pay the exam fee, register for what is open, or wait for the exam office; null when nothing is. */
export function nextOfExams({ rows, applications, waits }: ExamLists): HomeWords['next'] {
  const newest = applications.toSorted((one, other) => other.id - one.id)
  const owing = newest.find(waits)
  if (owing) return { whose: 'turn', card: <Pay application={owing} /> }
  const returned = nextOfReturned(newest, exam.path)
  if (returned !== null) return returned
  const open = nearestToApply(rows)
  if (open)
    return {
      whose: 'turn',
      card: (
        <ApplyNext
          title={text.apply}
          row={open}
          path={`${exam.path}?apply=${open.opening.id}`}
          by={page['register-by']}
        />
      ),
    }
  const waiting = newest.find(
    ({ isFormReady, paying }) => !isFormReady && (paying.isPaid || paying.isPending),
  )
  return waiting
    ? { whose: 'waiting', card: <WaitingNext application={waiting} title={text.approval} /> }
    : null
}

type Props = { readonly application: AppliedExam }

function Pay({ application }: Props) {
  const today = useToday()
  const opening = useOpeningOf(application)
  const { paying } = application
  const owed = opening
    ? exam.payable({ opening, application, today })
    : remaining(paying.total, paying.paid)
  const fees = opening?.fees ?? null
  const until = fees && feeDeadline(fees, today)
  const at = { application, title: text.pay, until, owed, about: exam }
  return (
    <PayNext {...at}>
      <NextFee fees={fees} />
    </PayNext>
  )
}
