import './bank-statements.css'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { FoundText } from './FoundText.tsx'
import { type ImportContract, useStatementFile } from './use-statement-file.ts'

type Props = {
  readonly of: ImportContract
  readonly title: Message
  /** Name of the count of payments that the file explains. */
  readonly explained: Message
  readonly onDone: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** A file is chosen and tried; columns and days may be chosen; when every row fits it is imported with a second press. */
export function ImportDialog({ of, title, explained, onDone, onClose }: Props) {
  const say = useSay()
  const file = useStatementFile(of)
  const { chosen, found, problem, body } = file
  const [isOtherTaken, setOtherTaken] = useState(false)
  const keep = useProcess(of, () => onDone(chosen?.name ?? ''))
  const busy = isRunning(keep.action)
  const isTrying = isRunning(file.action)
  const isOther = found?.checks.some(({ is, agrees }) => is === 'account' && !agrees) === true
  const fits = found !== null && found.problemCount === 0 && found.dayFormat !== null
  const isReady = fits && found.lines > 0 && (!isOther || isOtherTaken)
  const error = problem ?? keep.error
  return (
    <Dialog
      title={say(title)}
      width="wide"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button
            look="filled"
            busy={busy}
            disabled={!isReady || keep.action.state === 'lost'}
            onClick={() =>
              body !== null && keep.action.run({ ...body, ...(isOther && { other_account: true }) })
            }
          >
            {importLabel(found?.lines ?? 0, isReady, say)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="small text-muted">{say(text['choose-help'])}</p>
        <ChooseFile
          name={chosen?.name ?? null}
          disabled={busy || isTrying}
          onChoose={(each) => {
            setOtherTaken(false)
            void file.choose(each)
          }}
        />
        <Tried file={file} explained={explained} disabled={busy} />
        {isOther && (
          <Checkbox checked={isOtherTaken} onChange={({ target }) => setOtherTaken(target.checked)}>
            {say(text['account-anyway'])}
          </Checkbox>
        )}
        {!isTrying && (
          <ColumnMapping
            columns={file.columns}
            disabled={busy}
            isOpen={found === null}
            onRole={file.setRole}
          />
        )}
        <LostAnswer action={file.action} />
        <LostAnswer action={keep.action} />
        <FieldNote id="import-note" error={error === null ? undefined : say(error)} />
      </div>
    </Dialog>
  )
}

/** The file while it is read, then its counts. */
function Tried({
  file,
  explained,
  disabled,
}: Pick<Props, 'explained'> & {
  readonly file: ReturnType<typeof useStatementFile>
  readonly disabled: boolean
}) {
  const say = useSay()
  const { chosen, found } = file
  const isTrying = isRunning(file.action)
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {isTrying && (
        <span className="flex items-center gap-2">
          <Spinner /> {say(text.reading, { name: chosen?.name ?? '' })}
        </span>
      )}
      {found !== null && (
        <FoundText
          {...{ found, explained }}
          disabled={disabled || isTrying}
          onAccount={file.setAccount}
          onDays={file.setDays}
          onCorrect={file.correct}
        />
      )}
      {file.fixes.length > 0 && (
        <p className="small flex flex-wrap items-center gap-x-3">
          {say(text['corrected-n'], { n: new Set(file.fixes.map(({ line }) => line)).size })}
          <button
            type="button"
            className="link-button"
            disabled={disabled || isTrying}
            onClick={file.uncorrect}
          >
            {say(text.uncorrect)}
          </button>
        </p>
      )}
    </div>
  )
}

function importLabel(lines: number, fits: boolean, say: ReturnType<typeof useSay>): string {
  if (!fits) return say(text['import-it'])
  return lines === 1 ? say(text['import-line']) : say(text['import-lines'], { n: lines })
}

function ChooseFile(props: {
  readonly name: string | null
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}) {
  const say = useSay()
  const { name, disabled, onChoose } = props
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PickFile
        icon={FileUp}
        label={say(name === null ? text.choose : text['choose-other'])}
        accept=".csv,text/csv"
        disabled={disabled}
        onPick={onChoose}
      />
      {name !== null && <span className="file-name">{name}</span>}
    </div>
  )
}
