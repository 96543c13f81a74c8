import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportFile } from '../wire/import-file.ts'
import { importUnpack } from '../wire/processes.ts'
import { importsKey } from './imports.queries.ts'

/** Reads the pictures of a zip, some with each request, until the plan is made. */
export function ReadPictures({ file }: { readonly file: ImportFile }) {
  const [round, setRound] = useState(0)
  return <Reading key={round} file={file} onAgain={() => setRound(round + 1)} />
}

type Props = { readonly file: ImportFile; readonly onAgain: () => void }

function Reading({ file, onAgain }: Props) {
  const say = useSay()
  const { unread, problem } = useUnpack(file)
  const read = Math.max(0, file.rows - unread)
  return (
    <section className="card import-reading" aria-label={say(text['reading-title'])}>
      <p role="status">{say(text['reading-pictures'], { read, n: file.rows })}</p>
      <progress
        className="bar"
        max={file.rows}
        value={read}
        aria-label={say(text['reading-title'])}
      />
      <p className="small text-muted">{say(text['reading-goes-on'])}</p>
      <FieldNote id="reading-note" error={problem === null ? undefined : say(problem)} />
      {problem !== null && <Button onClick={onAgain}>{say(text['send-again'])}</Button>}
    </section>
  )
}

/** Asks for the next pictures until none is left, or a request fails. */
function useUnpack({ id, unread: first }: ImportFile) {
  const rest = useRest()
  const queries = useQueryClient()
  const [unread, setUnread] = useState(first)
  const [problem, setProblem] = useState<Message | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    async function readNext(): Promise<void> {
      const { unread: left } = await runProcess(rest, importUnpack, { import_ID: id })
      if (leaving.signal.aborted) return
      setUnread(left)
      if (left > 0) return readNext()
      await queries.invalidateQueries({ queryKey: importsKey })
    }
    readNext().catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem(refusalOr(error, text['not-read']))
    })
    return () => leaving.abort()
  }, [id, rest, queries])
  return { unread, problem }
}
