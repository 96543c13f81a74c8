import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/act.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { useProcess } from '#platform/browser/use-process.ts'
import { proposalText as text } from '../rules/screen-messages.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'

/** Confirm with what it asks for, or refuse with a reason; one's own is only taken back. */
export function Decide({ proposal: { id, isOwn, proof } }: { readonly proposal: OpenProposal }) {
  const say = useSay()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const [digits, setDigits] = useState('')
  const isProved =
    proof === 'none' || (code.length === 6 && (proof === 'code' || digits.length === 4))
  const readAgain = () => queries.invalidateQueries({ queryKey: ['proposals'] })
  const confirming = useProcess('proposal_confirm', readAgain)
  const refusing = useProcess('proposal_refuse', readAgain)
  const both = [confirming, refusing]
  const isIdle = both.every(({ act }) => act.state === 'idle')
  return (
    <div className="flex flex-col gap-3">
      {both.map(({ error }, place) => (
        <FieldNote
          key={place === 0 ? 'confirm' : 'refuse'}
          id={`proposal-${id}-note-${place}`}
          error={error === null ? undefined : say(error)}
        />
      ))}
      <LostAnswer act={confirming.act} />
      <LostAnswer act={refusing.act} />
      {!isOwn && proof !== 'none' && (
        <ProofFields {...{ id, proof, code, digits }} onCode={setCode} onDigits={setDigits} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <TextField
            id={`proposal-${id}-why`}
            label={say(text.why)}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button
          disabled={reason.trim() === '' || !(isIdle || isRunning(refusing.act))}
          busy={isRunning(refusing.act)}
          onClick={() => refusing.act.run({ n_proposal_ID: id, reason })}
        >
          {say(isOwn ? text['take-back'] : text.refuse)}
        </Button>
        {!isOwn && (
          <Button
            look="filled"
            icon={Check}
            disabled={!isProved || !(isIdle || isRunning(confirming.act))}
            busy={isRunning(confirming.act)}
            onClick={() => confirming.act.run({ n_proposal_ID: id, reason, code, digits })}
          >
            {say(text.confirm)}
          </Button>
        )}
      </div>
    </div>
  )
}

type ProofProps = Pick<OpenProposal, 'id' | 'proof'> & {
  readonly code: string
  readonly digits: string
  readonly onCode: (code: string) => void
  readonly onDigits: (digits: string) => void
}

/** What is typed from the paper, and a fresh code. */
function ProofFields({ id, proof, code, digits, onCode, onDigits }: ProofProps) {
  const say = useSay()
  return (
    <div className="flex flex-wrap gap-3">
      {proof === 'code-and-digits' && (
        <TextField
          id={`proposal-${id}-digits`}
          label={say(text.digits)}
          hint={say(text['digits-hint'])}
          autoComplete="off"
          maxLength={4}
          value={digits}
          onChange={(event) => onDigits(event.target.value.trim())}
        />
      )}
      <TextField
        id={`proposal-${id}-code`}
        label={say(text.code)}
        hint={say(text['code-hint'])}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => onCode(event.target.value.trim())}
      />
    </div>
  )
}
