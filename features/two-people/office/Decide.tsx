import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { proposalText as text } from '../rules/screen-messages.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'
import { ProofFields, useTypedProof } from './ProofFields.tsx'
import { proposalConfirm, proposalRefuse } from '../wire/processes.ts'

/** Confirm with what it asks for, or refuse with a reason; one's own is taken back, and carried out once the wait is over. */
export function Decide({ proposal }: { readonly proposal: OpenProposal }) {
  const { id, isOwn, mayConfirm, proof } = proposal
  const say = useSay()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const typing = useTypedProof(proposal)
  const readAgain = () => queries.invalidateQueries({ queryKey: ['proposals'] })
  const confirming = useProcess(proposalConfirm, readAgain)
  const refusing = useProcess(proposalRefuse, readAgain)
  const both = [confirming, refusing]
  const isIdle = both.every(({ action }) => action.state === 'idle')
  return (
    <div className="flex flex-col gap-3">
      {both.map(({ error }, place) => (
        <FieldNote
          key={place === 0 ? 'confirm' : 'refuse'}
          id={`proposal-${id}-note-${place}`}
          error={error === null ? undefined : say(error)}
        />
      ))}
      <LostAnswer action={confirming.action} />
      <LostAnswer action={refusing.action} />
      {mayConfirm && proof !== 'none' && <ProofFields asked={proposal} typing={typing} />}
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
          disabled={reason.trim() === '' || !(isIdle || isRunning(refusing.action))}
          busy={isRunning(refusing.action)}
          onClick={() => refusing.action.run({ n_proposal_ID: id, reason })}
        >
          {say(isOwn ? text['take-back'] : text.refuse)}
        </Button>
        {mayConfirm && (
          <Button
            look="filled"
            icon={Check}
            disabled={!typing.isProved || !(isIdle || isRunning(confirming.action))}
            busy={isRunning(confirming.action)}
            onClick={() => confirming.action.run({ n_proposal_ID: id, ...typing.body })}
          >
            {say(isOwn ? text['carry-out'] : text.confirm)}
          </Button>
        )}
      </div>
    </div>
  )
}
