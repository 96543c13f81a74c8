import { useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type Action, useAction } from '#platform/browser/action/action.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem, text as textOf } from '#platform/browser/network/rest-failure.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { type SheetShape, sheetFileText } from '../rules/sheet-file.ts'
import type { Typed, TypedRows } from '../rules/typed.ts'

export type ToSave = {
  /** Arguments that name the sheet in the call. */
  readonly sheet: object
  readonly rows: readonly { readonly number: string; readonly values: Typed }[]
  /** The same rows as they were typed. */
  readonly typed: TypedRows
}

export type Saving = {
  readonly action: Action<ToSave>
  /** Result of the last try, in the server's words. */
  readonly outcome: { readonly isError: boolean; readonly sentence: string } | null
  /** Problems that the server found, by row number. */
  readonly refused: ReadonlyMap<
    string,
    { readonly problem: string; readonly typed: Typed | undefined }
  >
}

type SaveDeps = Pick<SheetShape, 'numberColumn' | 'columns'> & {
  readonly slug: string
  readonly onSaved: (saved: ToSave) => Promise<unknown>
}

/** Saves rows as one file: all of them or none, and after a lost answer the same ones once more, never twice. */
export function useSave({ slug, onSaved, ...shape }: SaveDeps): Saving {
  const rest = useRest()
  const say = useSay()
  const [outcome, setOutcome] = useState<Saving['outcome']>(null)
  const [refused, setRefused] = useState<Saving['refused']>(new Map())
  // Known when the answer comes, however soon that is.
  const sent = useRef<ToSave | null>(null)
  const action = useAction<ToSave, ToSave, unknown>({
    prepare: (given) => {
      setOutcome(null)
      setRefused(new Map())
      sent.current = given
      return Promise.resolve(given)
    },
    send: ({ sheet, rows }, idempotencyKey) => {
      const file = { fileName: 'sheet.csv', fileContent: base64(sheetFileText(shape, rows)) }
      return rest.post(processPath(slug), { ...sheet, file }, { idempotencyKey })
    },
    async onDone(answer, saved) {
      setOutcome({ isError: false, sentence: textOf(answer, 'summary') })
      await onSaved(saved)
    },
    onFailed(error) {
      setOutcome({ isError: true, sentence: say(refusalOr(error, blocks.notSent)) })
      setRefused(byNumber(error, sent.current))
    },
  })
  return { action, outcome, refused }
}

/** The server names a row by its line, the head being the first. */
function byNumber(error: unknown, sent: ToSave | null): Saving['refused'] {
  if (!(error instanceof RestProblem)) return new Map()
  return new Map(
    error.errors.flatMap(({ field, message }) => {
      const row = sent?.rows[Number(field) - 2]
      return row === undefined
        ? []
        : [[row.number, { problem: message, typed: sent?.typed.get(row.number) }] as const]
    }),
  )
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
