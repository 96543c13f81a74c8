import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useForm } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
import { mostPictureBytes } from '../rules/account.ts'
import {
  type AccountField,
  type AccountForm,
  accountOf,
  accountProblems,
  type AccountReason,
  formOf,
  isNumberTaken,
} from '../rules/account-form.ts'
import { listText as text } from '../rules/list-messages.ts'
import { accountText } from '../rules/messages.ts'
import type { ListedAccount } from '../wire/bank-accounts.ts'
import { AccountFields } from './AccountFields.tsx'
import { useProposeAccount } from './accounts.queries.ts'
import { QrFields } from './QrFields.tsx'

export type AccountProblem = AccountReason | 'number-taken'

type Props = {
  /** Null: a new account. */
  readonly account: ListedAccount | null
  readonly others: readonly ListedAccount[]
  readonly onClose: () => void
}

/** The form of a new account or a changed one; it is proposed, and what is typed stays until it is through. */
export function AccountDialog({ account, others, onClose }: Props) {
  const say = useSay()
  const [file, setFile] = useState<File | null>(null)
  const [attempts, setAttempts] = useState(0)
  const { action, error } = useProposeAccount(onClose)
  const form = useForm<AccountField, AccountProblem>({
    initial: formOf(account),
    problemsOf: (typed) => problemsOf(typed, { account, others }),
    async onSubmit(typed) {
      if (fileProblem(typed, { file, account }) !== null || action.state !== 'idle') return
      action.run(await bodyOf(typed, { file, account }))
    },
  })
  const problem = attempts > 0 ? fileProblem(form.values, { file, account }) : null
  const busy = isRunning(action) || form.busy
  return (
    <Dialog
      title={say(account === null ? text.add : text['change-of'], { name: account?.bank ?? '' })}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot action={action} problem={error === null ? null : say(error)}>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button
            look="filled"
            type="submit"
            form="bank-account-form"
            busy={busy}
            disabled={action.state === 'lost'}
          >
            {say(text.propose)}
          </Button>
        </DialogFoot>
      }
    >
      <form
        id="bank-account-form"
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          setAttempts(attempts + 1)
          form.submit(event)
        }}
      >
        <AccountFields form={form} />
        <QrFields
          form={form}
          file={file}
          onFile={setFile}
          hasPicture={account?.qr?.kind === 'image'}
          fileError={problem === null ? undefined : say(problem)}
        />
        <p className="banner draft small">{say(text['holds-how'])}</p>
      </form>
    </Dialog>
  )
}

function problemsOf(typed: AccountForm, { account, others }: Pick<Props, 'account' | 'others'>) {
  const problems: Partial<Record<AccountField, AccountProblem>> = accountProblems(typed)
  const isTaken =
    Object.keys(problems).length === 0 &&
    isNumberTaken(others, accountOf(typed, '/'), account?.id ?? null)
  return isTaken ? { number: 'number-taken' as const } : problems
}

type Chosen = Pick<Props, 'account'> & { readonly file: File | null }

function fileProblem({ qr }: AccountForm, { file, account }: Chosen) {
  if (qr !== 'picture') return null
  if (file === null) return account?.qr?.kind === 'image' ? null : accountText['picture-missing']
  return file.size > mostPictureBytes ? accountText['picture-too-large'] : null
}

async function bodyOf(typed: AccountForm, { file, account }: Chosen) {
  const isNewPicture = typed.qr === 'picture' && file !== null
  return {
    ...typed,
    is_active: typed.is_active === 'Y',
    ...(account !== null && { n_bank_account_ID: account.id }),
    ...(isNewPicture && {
      qr_file: { fileName: file.name.slice(-120), fileContent: await readBase64(file) },
    }),
  }
}
