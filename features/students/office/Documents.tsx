import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { addressOf } from '#features/desk/office/desk.queries.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FileDocument, StudentFile } from '../wire/student-file.ts'
import { studentDocument } from '../wire/processes.ts'

type Opened = { readonly document: FileDocument; readonly address: string }

/** Files that the student has uploaded, as far as the role may open them; each opening is in the audit trail. */
export function Documents({ file }: { readonly file: StudentFile }) {
  const say = useSay()
  const rest = useRest()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useMutation({
    mutationFn: async (document: FileDocument) => {
      const { model, record, name, mime } = document
      const body = { C_BPartner_ID: file.id, model, file_record: record, name }
      const answer = await rest.post(processPath(studentDocument.slug), body)
      return { document, address: addressOf(answer, mime) }
    },
    onSuccess: setOpened,
  })
  return (
    <section className="card file-card" aria-label={say(text.documents)}>
      <h2>{say(text.documents)}</h2>
      {file.documents.length === 0 && <p className="text-muted">{say(text['no-documents'])}</p>}
      <FieldNote
        id="document-note"
        error={open.error === null ? undefined : say(refusalOr(open.error, text['open-failed']))}
      />
      <ul className="file-documents">
        {file.documents.map((document) => (
          <li key={`${document.model}/${document.record}/${document.name}`}>
            <button type="button" onClick={() => open.mutate(document)}>
              <FileText className="icon" aria-hidden />
              <span className="min-w-0">
                <b>{say(document.label)}</b>
                <span className="small block truncate text-muted">{document.name}</span>
              </span>
              {open.isPending && open.variables === document && <Spinner />}
            </button>
          </li>
        ))}
      </ul>
      {opened && <Shown opened={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

function Shown({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const say = useSay()
  const { document, address } = opened
  return (
    <Dialog title={say(document.label)} width="wide" forReading onClose={onClose}>
      {document.mime.startsWith('image/') && (
        <img className="shown-document" src={address} alt={say(document.label)} />
      )}
      <a className="button outlined mt-3" href={address} download={document.name}>
        <Download className="icon" aria-hidden />
        <span>{say(text['close-document'])}</span>
      </a>
    </Dialog>
  )
}
