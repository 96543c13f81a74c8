import { failureSentence } from '#platform/browser/action/failure-sentence.ts'
import { Download, Trash2 } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { downloadBase64 } from '#platform/browser/files/download.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { text as textIn } from '#platform/browser/network/rest-failure.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { attachmentMessages } from '#features/documents/rules/facts.ts'
import {
  findLevel,
  educationLevels,
  findGradingType,
  gradingTypes,
  fullMarksText,
} from '#features/profile/rules/education-lists.ts'
import { educationMessages as text } from '#features/profile/rules/education-messages.ts'
import type { EducationEntry } from '#features/profile/rules/profile.ts'
import { screenMessages as screen } from '#features/profile/rules/screen-messages.ts'
import { educationZipRequest } from '#features/profile/wire/education.ts'
import { useRefreshProfile } from '../profile.queries.ts'

/** The list of saved records, each with its files to download and the way to delete it. */
export function SavedRecords({ records }: { readonly records: readonly EducationEntry[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="card">
      <h2 className="flex justify-between p-4 md:px-5">
        {say(screen['saved-records'])}
        <span className="small text-muted">{digits(records.length, language)}</span>
      </h2>
      {records.length === 0 ? (
        <p className="small border-t border-hairline p-4 text-muted md:px-5">
          {say(screen['no-records'])}
        </p>
      ) : (
        <ul>
          {records.map((record) => (
            <SavedRecord key={record.id} record={record} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SavedRecord({ record }: { readonly record: EducationEntry }) {
  const say = useSay()
  const language = useLanguage()
  const level = findLevel(record.level)
  const grading = findGradingType(record.gradingType)
  const name = level === null ? record.levelName : say(educationLevels[level])
  const full = grading === null ? String(record.fullMarks) : fullMarksText[grading]
  const { board, endYear, majorSubject } = record
  return (
    <li className="flex flex-col gap-3 border-t border-hairline p-4 md:px-5">
      <div>
        <p className="font-strong flex justify-between gap-3">
          {name}
          <span className="tabular">
            {say(screen['marks-line'], {
              marks: digits(record.obtainedMarks, language),
              full: digits(full, language),
            })}
            <span className="small block text-end font-normal text-muted">
              {grading === null ? record.gradingType : say(gradingTypes[grading])}
            </span>
          </span>
        </p>
        <p className="small text-muted">{record.institution}</p>
        <Dotted className="small text-muted" parts={[board, endYear, majorSubject]} />
      </div>
      <div className="flex flex-wrap gap-3">
        <DownloadFiles record={record} name={name} />
        <DeleteRecord record={record} name={name} />
      </div>
    </li>
  )
}

type RowProps = { readonly record: EducationEntry; readonly name: string }

function DownloadFiles({ record, name }: RowProps) {
  const say = useSay()
  const rest = useRest()
  const { isPending, mutate } = useMutation({
    mutationFn: () => rest.post(attachmentPath, educationZipRequest(record.id)),
    onSuccess(answer) {
      downloadBase64(textIn(answer, 'data'), 'academic_attachment.zip', 'application/zip')
      toast.success(say(attachmentMessages['attachment-downloaded']))
    },
    onError: (error) =>
      toast.error(say(failureSentence(error, attachmentMessages['attachment-failed']))),
  })
  return (
    <Button
      icon={Download}
      busy={isPending}
      aria-label={`${say(screen.download)}, ${name}`}
      onClick={() => mutate()}
    >
      {say(screen.download)}
    </Button>
  )
}

const attachmentPath = '/nou/attachment/getAttachmentZip'

function DeleteRecord({ record, name }: RowProps) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const { busy, remove } = useDelete(record.id, () => setAsking(false))
  return (
    <>
      <Button
        look="danger-outlined"
        icon={Trash2}
        aria-label={`${say(screen.delete)}, ${name}`}
        onClick={() => setAsking(true)}
      >
        {say(screen.delete)}
      </Button>
      {asking && (
        <Dialog
          alert
          title={say(screen['delete-title'])}
          busy={busy}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button disabled={busy} onClick={() => setAsking(false)}>
                {say(blocks.cancel)}
              </Button>
              <Button look="danger" busy={busy} onClick={() => remove()}>
                {say(screen.delete)}
              </Button>
            </>
          }
        >
          <p>{say(text['delete-question'])}</p>
        </Dialog>
      )}
    </>
  )
}

function useDelete(recordId: number, onEnd: () => void) {
  const say = useSay()
  const rest = useRest()
  const refresh = useRefreshProfile()
  const { isPending, mutate } = useMutation({
    mutationFn: () => rest.delete(modelPath('n_bpaca_info', recordId)),
    onSuccess: () => toast.success(say(text.deleted)),
    onError: (error) => toast.error(say(failureSentence(error, text['delete-failed']))),
    onSettled() {
      onEnd()
      return refresh()
    },
  })
  return { busy: isPending, remove: mutate }
}
