import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportRow } from '../wire/import-file.ts'
import { importFix } from '../wire/processes.ts'
import { importsKey } from './imports.queries.ts'
import { sentFor } from './use-import-actions.ts'

type Props = {
  readonly importId: number
  /** False once the import was carried out. */
  readonly isOpen: boolean
}

/** Cells of a row that are refused, with the reasons. */
export function RefusedCells({ row, ...rest }: Props & { readonly row: ImportRow }) {
  const { line, problems } = row
  return problems.map((problem) => (
    <RefusedCell
      key={`${problem.column} ${problem.cell}`}
      {...rest}
      line={line}
      problem={problem}
    />
  ))
}

type CellProps = Props & {
  readonly line: number
  readonly problem: ImportRow['problems'][number]
}

/** A field for what the cell should say. A correction counts with the next check. */
function RefusedCell({ importId, line, problem, isOpen }: CellProps) {
  const say = useSay()
  const { column, label, cell, message, proposal } = problem
  const [typed, setTyped] = useState(cell ?? '')
  const field = column === '' ? '' : say(label)
  const queries = useQueryClient()
  const { action, error } = useProcess(
    importFix,
    () => queries.invalidateQueries({ queryKey: importsKey }),
    { inTurnWith: sentFor(importId) },
  )
  function send(value: string): void {
    if (value === cell || action.state !== 'idle') return
    action.run({ import_ID: importId, line, column, value })
  }
  return (
    <div className="import-problem">
      <p>
        {field !== '' && <span className="font-strong">{field}: </span>}
        <span className="text-error">{say(message)}</span>
      </p>
      {isOpen && cell !== null && (
        <div className="import-fix">
          <input
            className="input"
            aria-label={say(text['fix-of'], { field, line })}
            value={typed}
            readOnly={action.state !== 'idle'}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => send(typed)}
            onKeyDown={(event) => event.key === 'Enter' && send(typed)}
          />
          {proposal !== null && (
            <Button
              disabled={action.state !== 'idle'}
              onClick={() => {
                setTyped(proposal)
                send(proposal)
              }}
            >
              {say(text.use, { value: proposal })}
            </Button>
          )}
        </div>
      )}
      {error !== null && <p className="text-error">{say(error)}</p>}
      <LostAnswer action={action} />
    </div>
  )
}
