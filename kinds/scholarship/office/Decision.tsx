import { Check } from 'lucide-react'
import { isRunning } from '#platform/browser/action/action.ts'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { ProofFields, useTypedProof } from '#features/two-people/office/ProofFields.tsx'
import { committeeDeskText as text } from '../rules/committee-desk-messages.ts'
import type { RankedApplicant } from '../wire/committee.ts'
import { useReadAgain } from './committee.queries.ts'
import { proposalConfirm } from '#features/two-people/wire/processes.ts'

type Props = { readonly applicant: RankedApplicant; readonly isMember: boolean }

/** Decision on an applicant; another member confirms a proposed award here. */
export function Decision({ applicant, isMember }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { DocStatus, awarded, proposal } = applicant
  const [tone, words] = statusOf(DocStatus)
  const amount = formatRs(rupees(awarded ?? proposal?.amount ?? 0), language)
  return (
    <>
      <StatusChip tone={tone}>{say(words, { amount })}</StatusChip>
      {proposal !== null && (
        <div className="mt-2">
          <p className="small">
            {say(text['waits-second'], { amount, name: proposal.by, reason: proposal.reason })}
          </p>
          {proposal.isOwn && <p className="small text-muted">{say(text['own-proposal'])}</p>}
          {isMember && !proposal.isOwn && <Confirm id={proposal.n_proposal_ID} />}
        </div>
      )}
    </>
  )
}

function statusOf(status: string): readonly [Tone, Message] {
  if (status === 'CO') return ['done', text['is-awarded']]
  if (status === 'CL') return ['closed', text['is-declined']]
  return status === 'AP' ? ['waiting', text['is-open']] : ['draft', text['is-unchecked']]
}

function Confirm({ id }: { readonly id: number }) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { action, error } = useProcess(proposalConfirm, readAgain)
  const asked = { id, proof: 'code', asksQr: false } as const
  const typing = useTypedProof(asked)
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <ProofFields asked={asked} typing={typing} />
      <Button
        look="filled"
        icon={Check}
        disabled={action.state === 'lost' || !typing.isProved}
        busy={isRunning(action)}
        onClick={() => action.run({ n_proposal_ID: id, ...typing.body })}
      >
        {say(text.confirm)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id={`confirm-${id}`} error={error === null ? undefined : say(error)} />
    </div>
  )
}
