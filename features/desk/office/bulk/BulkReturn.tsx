import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { type BatchDraft, missingOf, returnsOf, type Turned, turnedOf } from './batch-return.ts'
import { BatchReason } from './BatchReason.tsx'
import type { Outcome } from '../queue/outcome.ts'
import { useReadAgain } from '../queue/use-read-again.ts'
import { type BulkProps, sumOf } from './use-bulk.ts'

type Props = Pick<BulkProps, 'queue' | 'selection' | 'announce'> & {
  readonly opening: Message
  readonly draft: BatchDraft
  readonly onDraft: (draft: BatchDraft) => void
  readonly onReturn: (outcomes: readonly Outcome[], opening: Message) => void
  readonly onClose: () => void
}

/** One reason of the templates for several of one opening: each is read again, and has it in its own text. */
export function BulkReturn(props: Props) {
  const { queue, selection, opening, draft, onClose } = props
  const say = useSay()
  const { read, again } = useTurned(queue, selection)
  const [error, setError] = useState<string | undefined>()
  const label = say(read?.[0]?.turnBack.label ?? text['return-title'])

  function send(items: readonly Turned[]): void {
    const missing = missingOf(items, draft)
    if (draft.reason === null) return setError(say(text['choose-first']))
    if (missing.length > 0)
      return setError(
        say(text['fill-first'], { names: missing.map(({ label: of }) => say(of)).join(', ') }),
      )
    const left = leftOf(selection, items)
    if (left.length > 0) props.announce(say(text['return-left'], { n: left.length }))
    selection.keep(left)
    props.onReturn(returnsOf(items, draft), opening)
    onClose()
  }
  return (
    <Dialog
      title={`${label}: ${say(opening)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          {read !== null && read.length > 0 && (
            <Button look="filled" onClick={() => send(read)}>
              {say(text['act-n'], { act: label, n: read.length })}
            </Button>
          )}
        </>
      }
    >
      {read === null && <Spinner />}
      {read?.length === 0 && <CouldNotRefresh onRetry={again} />}
      {read !== null && read.length > 0 && (
        <div className="flex flex-col gap-4">
          <Whose items={read} left={leftOf(selection, read).length} />
          <BatchReason {...{ items: read, draft }} onDraft={props.onDraft} />
          <FieldNote id="lot-note" error={error} />
        </div>
      )}
    </Dialog>
  )
}

function leftOf({ chosen }: BulkProps['selection'], items: readonly Turned[]): readonly number[] {
  const read = new Set(items.map(({ evidence }) => evidence.record))
  return chosen.map(({ record }) => record).filter((record) => !read.has(record))
}

/** The items that may be returned, read once when the dialog opens; null while they are read. */
function useTurned(queue: string, { chosen }: BulkProps['selection']) {
  const readAgain = useReadAgain(queue)
  const [time, setTime] = useState(0)
  const [read, setRead] = useState<readonly Turned[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readAgain.items(chosen.map(({ record }) => record)).then((items) => {
      if (isCurrent) setRead(turnedOf(items))
    })
    return () => {
      isCurrent = false
    }
    // The selection at opening; the list behind is refetched meanwhile.
    // eslint-disable-next-line react/exhaustive-deps
  }, [time])
  return {
    read,
    again: () => {
      setRead(null)
      setTime(time + 1)
    },
  }
}

/** Shows the number of items, the students, the sum, and the number left out. */
function Whose({ items, left }: { readonly items: readonly Turned[]; readonly left: number }) {
  const say = useSay()
  const language = useLanguage()
  const evidences = items.map(({ evidence }) => evidence)
  const sum = sumOf(evidences)
  return (
    <div>
      <p>
        <b>{say(text['return-n-of'], { n: items.length })}</b>
        {sum > 0 && <span className="text-muted"> · {formatRs(paisa(sum), language)}</span>}
      </p>
      <p className="small text-muted">{evidences.map(({ name }) => name).join(', ')}</p>
      {left > 0 && (
        <p className="banner draft small mt-2">
          <Info className="icon" aria-hidden />
          <span>{say(text['return-left'], { n: left })}</span>
        </p>
      )}
    </div>
  )
}
