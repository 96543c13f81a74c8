import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useChosenFile } from '#platform/browser/files/chosen-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field as answered } from '#platform/browser/network/rest-failure.ts'
import { useUpload } from '#platform/browser/files/use-upload.ts'
import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { uploadProblem } from '#features/documents/rules/facts.ts'
import { type CorrectableField, needsProof, proofTypes } from '../rules/correction.ts'
import { entryMessages as reasons } from '../rules/correction-messages.ts'
import { entryText as text } from '../rules/entry-messages.ts'
import { entryPath, entryToWire } from '../wire/correction.ts'

type Missing = 'value-required' | 'basis-required' | 'proof-required'

/** A correction that is being entered: what is typed, what is missing, and the sending of it. The server decides. */
export function useEntry(partnerId: number, onEntered: (id: number) => void) {
  const say = useSay()
  const [field, setField] = useState<CorrectableField>('fullName')
  const [value, setValue] = useState('')
  const [basis, setBasis] = useState('')
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const sending = useSending(partnerId, onEntered)
  const proof = useChosenFile((file) => {
    const problem = uploadProblem(file, proofTypes)
    return problem === null ? null : say(reasons[problem])
  })
  function submit(): void {
    const found = missingOf({ field, value, basis, hasProof: proof.file !== null })
    setMissing(found)
    if (found.length === 0) void sending.send({ field, value, basis, proof: proof.file })
  }
  function choose(chosen: CorrectableField): void {
    setField(chosen)
    setValue('')
    setMissing([])
  }
  const why = (reason: Missing) => (missing.includes(reason) ? say(reasons[reason]) : undefined)
  return { field, choose, value, setValue, basis, setBasis, proof, why, sending, submit }
}

function missingOf(typed: {
  readonly field: CorrectableField
  readonly value: string
  readonly basis: string
  readonly hasProof: boolean
}): readonly Missing[] {
  const missing: Missing[] = []
  if (typed.value.trim() === '') missing.push('value-required')
  if (typed.basis.trim() === '') missing.push('basis-required')
  if (!typed.hasProof && needsProof(typed.field)) missing.push('proof-required')
  return missing
}

type Entry = {
  readonly field: CorrectableField
  readonly value: string
  readonly basis: string
  readonly proof: File | null
}

function useSending(partnerId: number, onEntered: (id: number) => void) {
  const rest = useRest()
  const upload = useUpload()
  const [failure, setFailure] = useState<Message | null>(null)
  async function send({ field, value, basis, proof }: Entry): Promise<void> {
    setFailure(null)
    const content = { partnerId, field, value, basis, file: proof?.name, bytes: proof?.size }
    const files = proof === null ? [] : [proof]
    let id = 0
    const end = await upload.run({ content, files }, async ([base64 = ''], call) => {
      const sent = proof === null ? null : { name: proof.name, base64 }
      const body = entryToWire(partnerId, { field, value, basis }, sent)
      id = Number(answered(await rest.post(entryPath, body, call), 'n_correction_ID'))
    })
    if (end.is === 'done') onEntered(id)
    else if (end.is !== 'canceled') setFailure(failureSentence(end.error, text.failed))
  }
  return { sent: upload.sent, cancel: upload.cancel, failure, send }
}
