import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { counterText as text } from '#features/library/rules/counter-messages.ts'
import type { CatalogueCopy } from './catalogue.queries.ts'
import { CatalogueDialog } from './CatalogueDialog.tsx'
import { libraryCopyWithdraw } from '../../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

type Props = { readonly copy: CatalogueCopy; readonly onClose: () => void }

/** Takes a copy out of the catalogue, with a reason. */
export function WithdrawDialog({ copy, onClose }: Props) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <CatalogueDialog
      title={say(text['withdraw-title'], { code: copy.code })}
      sendLabel={say(text.withdraw)}
      request={callOf(libraryCopyWithdraw, { a_asset_ID: copy.id, reason })}
      onClose={onClose}
    >
      <p>{copy.name}</p>
      <TextField
        id="withdraw-why"
        label={say(text.why)}
        maxLength={200}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </CatalogueDialog>
  )
}
