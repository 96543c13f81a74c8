import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { useChosenFile } from '#platform/browser/files/chosen-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { useUpload } from '#platform/browser/files/use-upload.ts'
import { uploadProblem } from '#features/documents/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import {
  type CorrectableField,
  correctableFields,
  type CorrectionReason,
  decideProposal,
  proofTypes,
} from '../rules/correction.ts'
import { isLocked } from '#features/profile/rules/fields/facts.ts'
import { correctionMessages as text } from '../rules/correction-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { correctionPath, correctionToWire } from '../wire/correction.ts'
import { correctionsKey } from './corrections.queries.ts'

type CorrectionProposalDeps = {
  readonly profile: Profile
  readonly first: CorrectableField
  readonly waiting: readonly CorrectableField[]
  readonly onSent: () => void
}

/** State of the dialog: field, value, proof, reason of a refusal, and the sending. */
export function useProposal({ profile, first, waiting, onSent }: CorrectionProposalDeps) {
  const say = useSay()
  const today = useToday()
  const [field, setField] = useState<CorrectableField>(first)
  const [value, setValue] = useState('')
  const [reason, setReason] = useState<CorrectionReason | null>(null)
  const sending = useSending(onSent)
  const proof = useChosenFile((file) => {
    const problem = uploadProblem(file, proofTypes)
    return problem === null ? null : say(text[problem])
  })
  const current = currentValues(profile)

  function submit() {
    const decision = decideProposal(
      { field, value, hasProof: proof.file !== null },
      {
        complete: profile.complete,
        current,
        nationality: profile.general.nationality,
        waiting,
        today,
      },
    )
    setReason(decision.is === 'refused' ? decision.reason : null)
    if (decision.is === 'allowed' && proof.file !== null)
      void sending.send({ field, value, file: proof.file })
  }

  function choose(chosen: string) {
    const found = lockedFields(profile).find((each) => each === chosen)
    if (found === undefined) return
    setField(found)
    setValue('')
    setReason(null)
  }
  return { field, choose, value, setValue, reason, proof, current, sending, submit }
}

/** Only what the student cannot change alone. */
export function lockedFields(profile: Profile): readonly CorrectableField[] {
  return Object.keys(correctableFields)
    .filter((key): key is CorrectableField => key in correctableFields)
    .filter((field) => isLocked(field, profile))
}

function useSending(onSent: () => void) {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const upload = useUpload()
  const [failure, setFailure] = useState<Message | null>(null)

  async function send(proposal: { field: CorrectableField; value: string; file: File }) {
    setFailure(null)
    const { field, value, file } = proposal
    const content = { field, value, file: file.name, bytes: file.size }
    const end = await upload.run({ content, files: [file] }, async ([base64 = ''], call) => {
      const proof = { name: file.name, base64 }
      await rest.post(correctionPath, correctionToWire(field, value, proof), call)
    })
    if (end.is === 'canceled') return
    if (end.is !== 'done') return setFailure(failureSentence(end.error, text['send-failed']))
    await queries.invalidateQueries({ queryKey: correctionsKey })
    toast.success(say(text.sent))
    onSent()
  }
  return { sent: upload.sent, cancel: upload.cancel, failure: failure && say(failure), send }
}

function currentValues(profile: Profile): Readonly<Record<CorrectableField, string>> {
  return {
    fullName: profile.fullName,
    nepaliName: profile.nepaliName,
    birthDate: profile.birthDate ?? '',
    gender: profile.gender,
    ...profile.general,
  }
}
