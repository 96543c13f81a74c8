import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { refusalOr } from '#platform/browser/told-by.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/Field.tsx'
import { proposalText as text } from '../rules/screen-messages.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'

/** Confirm with what it asks for, or refuse with a reason; one's own is only taken back. */
export function Decide({ proposal: { id, isOwn, proof } }: { readonly proposal: OpenProposal }) {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const [digits, setDigits] = useState('')
  const isProved =
    proof === 'none' || (code.length === 6 && (proof === 'code' || digits.length === 4))
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (slug: 'proposal_confirm' | 'proposal_refuse') =>
      rest.post(processPath(slug), {
        n_proposal_ID: id,
        ...(slug === 'proposal_refuse' ? { reason } : { reason, code, digits }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['proposals'] }),
  })
  return (
    <div className="flex flex-col gap-3">
      <FieldNote
        id={`proposal-${id}-note`}
        error={act.error === null ? undefined : say(refusalOr(act.error, blocks.notReached))}
      />
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
          disabled={reason.trim() === ''}
          busy={act.isPending}
          onClick={() => act.mutate('proposal_refuse')}
        >
          {say(isOwn ? text['take-back'] : text.refuse)}
        </Button>
        {!isOwn && (
          <Button
            look="filled"
            icon={Check}
            disabled={!isProved}
            busy={act.isPending}
            onClick={() => act.mutate('proposal_confirm')}
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
