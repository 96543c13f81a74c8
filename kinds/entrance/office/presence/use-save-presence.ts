import { useState } from 'react'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type Action, useAction } from '#platform/browser/action/action.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem, text as textOf } from '#platform/browser/network/rest-failure.ts'
import type { TypedRows } from '#features/marking/rules/typed.ts'
import { entrancePresenceSave } from '../../wire/presence.ts'
import { useReadAgain } from './presence.queries.ts'

export type MarksToSave = {
  /** Arguments that name the sitting or its room, and what was seen of it. */
  readonly of: object
  readonly file: Blob
  readonly fileName: string
  /** '' without one. */
  readonly reason: string
  /** The same marks as they were typed; absent: they are from a file. */
  readonly typed?: TypedRows
}

type SaveProblem = {
  readonly sentence: string
  /** The same marks are taken with a reason. */
  readonly isReasonNeeded: boolean
  readonly rows: readonly { readonly line: string; readonly problem: string }[]
}

export type SavingPresence = {
  readonly action: Action<MarksToSave>
  /** Answer of the server; '' before any. */
  readonly saved: string
  readonly problem: SaveProblem | null
}

type PresenceRequest = { readonly body: object; readonly marks: MarksToSave }

/** Saves marks as a file. After a refusal the sheet is read again: another person may have changed it. */
export function useSavePresence(onSaved: (marks: MarksToSave) => void): SavingPresence {
  const rest = useRest()
  const say = useSay()
  const readAgain = useReadAgain()
  const [saved, setSaved] = useState('')
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const action = useAction<MarksToSave, PresenceRequest, unknown>({
    async prepare(marks) {
      setProblem(null)
      setSaved('')
      const { of, file, fileName, reason } = marks
      const content = { fileName, fileContent: await readBase64(file) }
      const body = { ...of, file: content, ...(reason !== '' && { reason }) }
      return { body, marks }
    },
    send: ({ body }, idempotencyKey) =>
      rest.post(processPath(entrancePresenceSave.slug), body, { idempotencyKey }),
    async onDone(answer, { marks }) {
      await readAgain()
      onSaved(marks)
      setSaved(textOf(answer, 'summary'))
    },
    onFailed(error) {
      setProblem(problemOf(error, say(refusalOr(error, blocks.notSent))))
      void readAgain()
    },
  })
  return { action, saved, problem }
}

function problemOf(error: unknown, sentence: string): SaveProblem {
  if (!(error instanceof RestProblem)) return { sentence, isReasonNeeded: false, rows: [] }
  return {
    sentence,
    isReasonNeeded: error.code === 'rule/correction-reason',
    rows: error.errors.map(({ field: line, message }) => ({ line, problem: message })),
  }
}
