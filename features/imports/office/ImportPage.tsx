import './imports.css'
import { Check, Mail, RotateCcw, Undo2 } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { invitedAtOnce } from '../rules/invitation.ts'
import { openingMessages as opening } from '../rules/opening-messages.ts'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportFile, ImportTarget } from '../wire/import-file.ts'
import { CheckProgress } from './CheckProgress.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportRows } from './ImportRows.tsx'
import { useImport, useImportTargets } from './imports.queries.ts'
import { stateOf } from './LatestImports.tsx'
import { ReadPictures } from './ReadPictures.tsx'
import { StartImport } from './StartImport.tsx'
import { type ImportActions, useImportActions } from './use-import-actions.ts'

/** Brings records over from a file: file, columns and check, then all rows are stored or none. */
export function ImportPage() {
  const say = useSay()
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const id = params.get('file')
  return (
    <div className="page">
      <header>
        <h1>{say(text.title)}</h1>
        <p className="small text-muted">{say(text.lead)}</p>
      </header>
      {id === null ? (
        <StartImport onOpen={(opened) => navigate(`/setup/import?file=${opened}`)} />
      ) : (
        <OpenImport key={id} id={Number(id)} />
      )}
    </div>
  )
}

function OpenImport({ id }: { readonly id: number }) {
  const say = useSay()
  const { data: file, isError, refetch } = useImport(id)
  const { data: all } = useImportTargets()
  const target = all?.targets.find((each) => each.id === file?.target)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (file === undefined || target === undefined) return <LoadingRows rows={8} heading />
  return (
    <>
      <div className="import-head">
        <h2>{say(file.label)}</h2>
        <span className="text-muted">
          {file.fileName} · {say(text.read, { n: file.rows })} · {say(text[stateOf(file)])}
        </span>
        <Link to="/setup/import">{say(text['other-file'])}</Link>
      </div>
      <PlannedImport file={file} target={target} />
    </>
  )
}

type PlannedProps = { readonly file: ImportFile; readonly target: ImportTarget }

/** The plan of a file, with the columns of a table; a zip is read first. */
function PlannedImport({ file, target }: PlannedProps) {
  const own = useImportActions(file.id)
  const isChecked = file.planning?.state === 'running'
  const actions = { ...own, isBusy: own.isBusy || isChecked }
  const isZip = target.takes === 'zip'
  if (file.unread > 0) return <ReadPictures file={file} />
  const rows = <ImportRows file={file} actions={actions} isZip={isZip} />
  return (
    <>
      {(own.isPlanning || isChecked) && <CheckProgress id={file.id} />}
      <ImportBar file={file} actions={actions} isZip={isZip} />
      {isZip ? (
        rows
      ) : (
        <div className="import-open">
          <ImportColumns file={file} target={target} actions={actions} />
          {rows}
        </div>
      )}
    </>
  )
}

type BarProps = {
  readonly file: ImportFile
  readonly actions: ImportActions
  readonly isZip: boolean
}

/** The next step: check again, store, or take back. */
function ImportBar({ file, actions, isZip }: BarProps) {
  const say = useSay()
  const { counts, planned, planning, committed, undone, uninvited, waits } = file
  const n = counts.new + counts.changed
  const isChecked = planned !== null
  const check = planning === null ? null : (`check-${planning.state}` as const)
  const all = isZip ? 'all-pictures-or-nothing' : 'all-or-nothing'
  const isOff = actions.isBusy || actions.lost !== null || waits
  return (
    <section className="card import-bar" aria-label={say(text.check)}>
      <span className="flex-1 text-muted">
        {committed === null
          ? say(waits ? opening.waits : text[check ?? (isChecked ? all : 'must-check')])
          : say(waits ? opening.waits : text[stateOf(file)])}
      </span>
      {committed === null && (
        <Button
          icon={RotateCcw}
          look={isChecked ? 'outlined' : 'filled'}
          busy={actions.isBusy}
          disabled={isOff}
          onClick={actions.plan}
        >
          {say(text['check-again'])}
        </Button>
      )}
      {committed === null && isChecked && (
        <Button
          icon={Check}
          look="filled"
          disabled={isOff || counts.refused > 0 || n === 0}
          onClick={actions.commit}
        >
          {say(text[isZip ? 'store-pictures' : 'store'], { n })}
        </Button>
      )}
      {uninvited > 0 && (
        <>
          <span>{say(text.uninvited, { n: uninvited })}</span>
          <Button
            icon={Mail}
            look="filled"
            busy={actions.isBusy}
            disabled={isOff}
            onClick={actions.invite}
          >
            {say(text.invite, { n: Math.min(uninvited, invitedAtOnce) })}
          </Button>
        </>
      )}
      {committed !== null && undone === null && (
        <Button
          icon={Undo2}
          look="danger-outlined"
          busy={actions.isBusy}
          disabled={isOff}
          onClick={actions.undo}
        >
          {say(text['take-back'])}
        </Button>
      )}
      <FieldNote id="import-note" error={actions.error === null ? undefined : say(actions.error)} />
      {actions.lost !== null && <LostAnswer action={actions.lost} />}
    </section>
  )
}
