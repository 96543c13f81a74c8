import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { counterText as text } from '#features/library/rules/counter-messages.ts'
import type { CatalogueCopy } from './catalogue.queries.ts'
import { CatalogueDialog } from './CatalogueDialog.tsx'
import { libraryCopySave } from '../../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

const fields = [
  ['Value', 'code'],
  ['Name', 'title'],
  ['Author', 'author'],
  ['isbn', 'isbn'],
  ['publisher', 'publisher'],
] as const

type Props = { readonly copy: CatalogueCopy | null; readonly onClose: () => void }

/** A new copy, or what one says mended. */
export function CopyDialog({ copy, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState({
    Value: copy?.code ?? '',
    Name: copy?.name ?? '',
    Author: copy?.author ?? '',
    isbn: copy?.isbn ?? '',
    publisher: copy?.publisher ?? '',
  })
  const body = copy === null ? typed : { ...typed, a_asset_ID: copy.id }
  return (
    <CatalogueDialog
      title={say(copy === null ? text.add : text.edit)}
      sendLabel={say(text.save)}
      request={callOf(libraryCopySave, body)}
      onClose={onClose}
    >
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          id={`copy-${name}`}
          label={say(text[label])}
          maxLength={200}
          required={name === 'Value' || name === 'Name'}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
    </CatalogueDialog>
  )
}
