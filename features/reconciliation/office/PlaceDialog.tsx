import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Radio } from '#platform/browser/ui/form/Choice.tsx'
import {
  FieldNote,
  SelectField,
  TextAreaField,
  TextField,
} from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { setOffStatus } from '#features/payments/wire/processes.ts'
import { leastTyped, useFoundStudents } from '#features/students/office/students.queries.ts'
import { placeDialogText as text } from '../rules/suspense-messages.ts'
import type { ShownItem } from '../wire/reconciliation.ts'
import { suspensePlace } from '../wire/suspense.ts'

type Props = {
  readonly item: ShownItem
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

type Student = { readonly id: number; readonly name: string }

/** Chooses the student whose money it is, and a fee to pay of it or none; a second person confirms. */
export function PlaceDialog({ item, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [student, setStudent] = useState<Student | null>(null)
  const [fee, setFee] = useState('')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data } = useOpenFees(student?.id ?? null)
  const body = () => {
    setMissing(student === null)
    if (student === null) return null
    const chosen = data?.fees[Number(fee)]
    return {
      item: item.key,
      C_BPartner_ID: student.id,
      reason,
      ...(fee === '' || chosen === undefined
        ? {}
        : {
            payment_type: chosen.payment_type,
            payment_reference_id: chosen.payment_reference_id,
          }),
    }
  }
  const amount = formatRs(item.amount, language)
  return (
    <ProcessDialog
      title={say(text.title, { amount })}
      sendLabel={say(text.propose)}
      of={suspensePlace}
      onDone={(_data, summary) => onDone(summary)}
      {...{ body, onClose }}
    >
      <p className="small text-muted">{say(text.help)}</p>
      <StudentChoice
        chosen={student}
        onChoose={(one) => {
          setStudent(one)
          setFee('')
        }}
      />
      <SelectField
        id="place-fee"
        label={say(text.for)}
        value={fee}
        onChange={({ target }) => setFee(target.value)}
      >
        <option value="">{say(text['as-credit'])}</option>
        {data?.fees.map(({ payment_type, payment_reference_id, name, owed }, index) => (
          <option key={`${payment_type} ${payment_reference_id}`} value={index}>
            {say(text['fee-owed'], { name, amount: formatRs(rupees(owed), language) })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="place-reason"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FieldNote id="place-note" error={isMissing ? say(text['choose-student']) : undefined} />
    </ProcessDialog>
  )
}

type ChoiceProps = {
  readonly chosen: Student | null
  readonly onChoose: (student: Student) => void
}

const mostFound = 6

function StudentChoice({ chosen, onChoose }: ChoiceProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { data } = useFoundStudents(typed)
  const isAsked = typed.trim().length >= leastTyped
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id="place-student"
        label={say(text.student)}
        hint={say(text['student-hint'])}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isAsked && data?.students.length === 0 && (
        <p className="small text-muted">{say(text['no-student'])}</p>
      )}
      {isAsked &&
        data?.students.slice(0, mostFound).map((student) => (
          <Radio
            key={student.id}
            name="place-student-found"
            checked={chosen?.id === student.id}
            onChange={() => onChoose(student)}
          >
            {student.name} <span className="small text-muted">{student.about.join(', ')}</span>
          </Radio>
        ))}
    </div>
  )
}

function useOpenFees(partnerId: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: ['students', 'money', partnerId],
    enabled: partnerId !== null,
    queryFn: () => runProcess(rest, setOffStatus, { C_BPartner_ID: partnerId ?? 0 }),
  })
}
