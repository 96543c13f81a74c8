import { Info } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox, Radio } from '#platform/browser/ui/form/Choice.tsx'
import { isSameForAll } from '#features/desk/rules/several.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { FillIns } from '../review/FillIns.tsx'
import { askedOf, forAll, type BatchDraft, type Turned, wordsOf } from './batch-return.ts'
import { Seen } from '../review/ReturnWords.tsx'

type Props = {
  readonly items: readonly Turned[]
  readonly draft: BatchDraft
  readonly onDraft: (draft: BatchDraft) => void
}

/** The reasons that fit all of them, what is filled in once, and what the students read. */
export function BatchReason({ items, draft, onDraft }: Props) {
  const say = useSay()
  const [first] = items
  const { reasons } = forAll(items)
  if (first === undefined) return null
  const also = items.find(({ turnBack }) => turnBack.also !== undefined)?.turnBack.also
  return (
    <>
      <fieldset>
        <legend className="small mb-1 font-strong">{say(text['one-reason'])}</legend>
        <div className="reasons">
          {reasons.map(({ id, label }) => (
            <Radio
              key={id}
              name="lot-reason"
              checked={draft.reason === id}
              onChange={() => onDraft({ ...draft, reason: id })}
            >
              {say(label)}
            </Radio>
          ))}
        </div>
        {reasons.length < first.turnBack.reasons.length && (
          <p className="small text-muted">{say(text['reasons-apart'])}</p>
        )}
      </fieldset>
      <FillIns
        fillIns={askedOf(items, draft)}
        filled={draft.filled}
        onFilled={(filled) => onDraft({ ...draft, filled })}
      />
      {draft.reason !== null && <SeenByAll items={items} first={first} draft={draft} />}
      <p className="banner draft small">
        <Info className="icon" aria-hidden />
        <span>
          <b>{say(text['what-next'])}</b> {say(first.turnBack.next)}
        </span>
      </p>
      {also && (
        <Checkbox checked={draft.also} onChange={() => onDraft({ ...draft, also: !draft.also })}>
          {say(also.label)}
        </Checkbox>
      )}
      <p className="small text-muted">{say(text['lot-lead'])}</p>
    </>
  )
}

/** The text for all, or the first one's if each has its own numbers in it. */
function SeenByAll({ items, first, draft }: Omit<Props, 'onDraft'> & { readonly first: Turned }) {
  const say = useSay()
  const returns = items.map(({ turnBack }) => turnBack)
  return (
    <div>
      <Seen reason={wordsOf(first, draft, forAll(items).fillIns)} />
      {!isSameForAll(returns, draft.reason ?? '') && (
        <p className="small mt-2 text-muted">
          {say(text['seen-own'], { name: first.evidence.name })}
        </p>
      )}
    </div>
  )
}
