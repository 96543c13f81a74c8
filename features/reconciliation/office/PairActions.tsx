import { Link as LinkIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Message, sentences } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { toRupees } from '#platform/pure/money/money.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { idIn } from '../rules/keys.ts'
import { linkText } from '../rules/link-messages.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import {
  reconciliationApart,
  reconciliationLink,
  type ShownClaim,
  type ShownItem,
} from '../wire/reconciliation.ts'

type Props = {
  readonly item: ShownItem
  readonly claim: ShownClaim
  /** Facts that do not agree, as sentences. */
  readonly wrong: readonly Message[]
  /** Called with what was done; with an empty text when nothing was, and the lists may be out of date. */
  readonly onChanged: (done: string) => void
  /** The button that moves the money to suspense; null: it may not. */
  readonly suspense: ReactNode
}

/** Why this person may not link the two; null: they may. */
function whyNot({ item, claim }: Pick<Props, 'item' | 'claim'>): Message | null {
  if (item.source === 'khalti' || claim.tender === 'Khalti') return text['of-khalti']
  if (item.isOwn) return text['own-item']
  if (claim.isOwn) return text['own-claim']
  return claim.state === 'credited' && claim.amount !== item.amount
    ? linkText['credited-otherwise']
    : null
}

/** Links the two, or stores that they are not the same; L and N do so too. */
export function PairActions(props: Props) {
  const { item, claim } = props
  const say = useSay()
  const refused = whyNot(props)
  const isOfBank = item.source === 'bank' && claim.tender === 'Voucher'
  return (
    <>
      {refused === null ? (
        <LinkForm {...props} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOfBank && <Apart {...props} />}
          {props.suspense}
        </div>
      )}
      <p className="reconciliation-foot small text-muted">{say(refused ?? text['may-link'])}</p>
    </>
  )
}

function LinkForm({ item, claim, wrong, onChanged, suspense }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [reason, setReason] = useState(
    say(wrong.length === 0 ? text['all-agree'] : sentences(...wrong)),
  )
  const { action, error } = useProcess(reconciliationLink, (_data, summary) => onChanged(summary), {
    onNotDone: () => onChanged(''),
  })
  const link = () => {
    if (isRunning(action) || action.state === 'lost') return
    action.run({
      bank_statement_line_ID: idIn(item.key),
      c_payment_ID: idIn(claim.key),
      bank_amount: toRupees(item.amount),
      portal_amount: toRupees(claim.amount),
      reason,
    })
  }
  useKeys({ l: link })
  const effect = claim.state === 'credited' ? text['link-notes'] : text['link-credits']
  return (
    <>
      <p className="small text-muted">{say(effect, { amount: formatRs(item.amount, language) })}</p>
      <TextField
        label={say(text.reason)}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <LostAnswer action={action} />
      <FieldNote id="link-note" error={error === null ? undefined : say(error)} />
      <div className="flex flex-wrap gap-2">
        <Button look="filled" icon={LinkIcon} busy={isRunning(action)} onClick={link}>
          {say(text.link)} <Key>L</Key>
        </Button>
        <Apart {...{ item, claim, onChanged }} />
        {suspense}
      </div>
    </>
  )
}

function Apart({ item, claim, onChanged }: Pick<Props, 'item' | 'claim' | 'onChanged'>) {
  const say = useSay()
  const { action, error } = useProcess(
    reconciliationApart,
    (_data, summary) => onChanged(summary),
    { onNotDone: () => onChanged('') },
  )
  const separate = () => {
    if (isRunning(action) || action.state === 'lost') return
    action.run({ bank_statement_line_ID: idIn(item.key), c_payment_ID: idIn(claim.key) })
  }
  useKeys({ n: separate })
  return (
    <>
      <Button busy={isRunning(action)} onClick={separate}>
        {say(text['not-same'])} <Key>N</Key>
      </Button>
      {error !== null && <FieldNote id="apart-note" error={say(error)} />}
      <LostAnswer action={action} />
    </>
  )
}
