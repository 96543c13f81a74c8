import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import { importPlanCancel } from '../wire/processes.ts'
import { importsKey, useImport } from './imports.queries.ts'

const progressMs = 1_000

type Props = {
  readonly id: number
  /** Shown until the server says that the check has begun; absent: nothing. */
  readonly before?: ReactNode
}

/** Progress of a check that runs, started here or in another window; it can be stopped. */
export function CheckProgress({ id, before }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const { data: file } = useImport(id, progressMs)
  const { action, error } = useProcess(importPlanCancel, () => Promise.resolve())
  useEffect(() => () => void queries.invalidateQueries({ queryKey: importsKey }), [queries])
  const planning = file?.planning
  const isAhead = planning === undefined || (planning === null && file?.planned === null)
  if (planning?.state !== 'running') return isAhead ? before : null
  const { rows, compared } = planning
  return (
    <section className="card import-reading" aria-label={say(text['checking-title'])}>
      <p role="status">
        {rows === null ? say(text.reading) : say(text['checking-rows'], { n: compared, all: rows })}
      </p>
      <progress
        className="bar"
        {...(rows !== null && { max: rows, value: compared })}
        aria-label={say(text['checking-title'])}
      />
      <p className="small text-muted">{say(text['checking-goes-on'])}</p>
      <Button disabled={action.state !== 'idle'} onClick={() => action.run({ import_ID: id })}>
        {say(text['stop-check'])}
      </Button>
      <FieldNote id="check-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </section>
  )
}
