import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { committeeDeskText as text } from '../rules/committee-desk-messages.ts'
import type { RankedApplicant } from '../wire/committee.ts'
import { useReadAgain } from './committee.queries.ts'
import { scholarshipScore, scholarshipAward, scholarshipDecline } from '../wire/processes.ts'

type Props = { readonly applicant: RankedApplicant; readonly onClose: () => void }

/** Read again, then closed. */
function useDone(onClose: () => void) {
  const readAgain = useReadAgain()
  return async () => {
    await readAgain()
    onClose()
  }
}

/** A member's own score; scoring again replaces it. */
export function ScoreDialog({ applicant, onClose }: Props) {
  const say = useSay()
  const onDone = useDone(onClose)
  const mine = applicant.scores.find(({ isMine }) => isMine)
  const [score, setScore] = useState(mine === undefined ? '' : String(mine.score))
  const [note, setNote] = useState(mine?.note ?? '')
  const { n_scholarship_reg_ID, Name: name } = applicant
  return (
    <ProcessDialog
      title={say(text['score-of'], { name })}
      sendLabel={say(text.save)}
      of={scholarshipScore}
      body={() => ({ n_scholarship_reg_ID, score, ...(note !== '' && { note }) })}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        id="score"
        label={say(text['out-of'])}
        inputMode="decimal"
        autoComplete="off"
        required
        value={score}
        onChange={(event) => setScore(event.target.value.trim())}
      />
      <TextField
        id="score-note"
        label={say(text.note)}
        optional
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ProcessDialog>
  )
}

/** An award is proposed; another member confirms it. */
export function AwardDialog({ applicant, most, onClose }: Props & { readonly most: number }) {
  const say = useSay()
  const onDone = useDone(onClose)
  const [amount, setAmount] = useState(String(most))
  const [reason, setReason] = useState('')
  const { n_scholarship_reg_ID, Name: name } = applicant
  return (
    <ProcessDialog
      title={say(text['award-to'], { name })}
      sendLabel={say(text.propose)}
      of={scholarshipAward}
      body={() => ({ n_scholarship_reg_ID, amount: Number(amount), reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['award-two'])}</p>
      <TextField
        id="award-amount"
        label={say(text.amount)}
        inputMode="numeric"
        autoComplete="off"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
      />
      <Reason value={reason} onChange={setReason} />
    </ProcessDialog>
  )
}

/** An application is declined with a reason the student reads. */
export function DeclineDialog({ applicant, onClose }: Props) {
  const say = useSay()
  const onDone = useDone(onClose)
  const [reason, setReason] = useState('')
  const { n_scholarship_reg_ID, Name: name } = applicant
  return (
    <ProcessDialog
      title={say(text['decline-of'], { name })}
      sendLabel={say(text.decline)}
      of={scholarshipDecline}
      body={() => ({ n_scholarship_reg_ID, reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['decline-told'])}</p>
      <Reason value={reason} onChange={setReason} />
    </ProcessDialog>
  )
}

function Reason(props: { readonly value: string; readonly onChange: (reason: string) => void }) {
  const say = useSay()
  return (
    <TextField
      id="decision-reason"
      label={say(text.reason)}
      required
      maxLength={300}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
