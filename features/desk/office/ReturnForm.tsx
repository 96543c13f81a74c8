import { CornerUpLeft, Info } from 'lucide-react'
import { useState } from 'react'
import { type Message, sentences } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/Choice.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { FieldNote, TextAreaField } from '#platform/browser/ui/Field.tsx'
import { type Filled, fillIn, fillInsOf } from '../rules/fill-in.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence } from '../wire/desk.ts'
import { FillIns } from './FillIns.tsx'
import { FormBar } from './FormBar.tsx'
import { Key } from './Key.tsx'
import { useKeys } from './keys.ts'

export type ReturnDraft = {
  readonly is: 'return'
  readonly chosen: readonly string[]
  readonly own: Message
  readonly filled: Filled
  /** Whether it does what may be done besides. */
  readonly also: boolean
}

export const emptyReturn: ReturnDraft = {
  is: 'return',
  chosen: [],
  own: { en: '', ne: '' },
  filled: {},
  also: true,
}
const ownId = 'own'

type Props = {
  readonly turnBack: NonNullable<Evidence['turnBack']>
  readonly draft: ReturnDraft
  readonly onDraft: (draft: ReturnDraft) => void
  readonly onSend: (reason: Message) => void
  readonly onBack: () => void
}

/** Reasons by number, the words the student will read in both languages, and what happens next. */
export function ReturnForm({ turnBack, draft, onDraft, onSend, onBack }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [error, setError] = useState<string | undefined>()
  const { reasons } = turnBack
  const ids = [...reasons.map(({ id }) => id), ownId]
  const isOwn = draft.chosen.includes(ownId)
  const { words: reason, missing } = reasonOf(turnBack, draft)

  function toggle(id: string | undefined): void {
    if (id === undefined) return
    const chosen = draft.chosen.includes(id)
      ? draft.chosen.filter((each) => each !== id)
      : ids.filter((each) => each === id || draft.chosen.includes(each))
    setError(undefined)
    onDraft({ ...draft, chosen })
  }
  function send(): void {
    if (draft.chosen.length === 0) return setError(say(text['choose-first']))
    if (isOwn && (draft.own.en.trim() === '' || draft.own.ne.trim() === ''))
      return setError(say(text['both-languages']))
    if (missing.length > 0)
      return setError(
        say(text['fill-first'], { names: missing.map(({ label }) => say(label)).join(', ') }),
      )
    onSend(reason)
  }
  useKeys({
    ...Object.fromEntries(ids.slice(0, 9).map((id, index) => [`${index + 1}`, () => toggle(id)])),
    'ctrl+enter': send,
    escape: onBack,
  })
  return (
    <section className="review-form" aria-label={say(turnBack.label)}>
      <div className="review-form-body">
        <h3 className="flex items-center justify-between gap-3">
          {say(turnBack.label)}
          <span className="meta font-normal text-muted">{say(text['choose-reason'])}</span>
        </h3>
        <div className="reasons">
          {ids.map((id, index) => (
            <Checkbox key={id} checked={draft.chosen.includes(id)} onChange={() => toggle(id)}>
              <Key>{digits(index + 1, language)}</Key>
              {say(reasons.find((each) => each.id === id)?.label ?? text['own-words'])}
            </Checkbox>
          ))}
        </div>
        {isOwn && <OwnWords own={draft.own} onType={(own) => onDraft({ ...draft, own })} />}
        <FillIns
          fillIns={fillInsOf(templatesOf(turnBack, draft), turnBack.fillIns)}
          filled={draft.filled}
          onFilled={(filled) => onDraft({ ...draft, filled })}
        />
        {draft.chosen.length > 0 && <Seen reason={reason} />}
        <p className="banner draft small">
          <Info className="icon" aria-hidden />
          <span>
            <b>{say(text['what-next'])}</b> {say(turnBack.next)}
          </span>
        </p>
        {turnBack.also && (
          <Checkbox checked={draft.also} onChange={() => onDraft({ ...draft, also: !draft.also })}>
            {say(turnBack.also.label)}
          </Checkbox>
        )}
        <FieldNote id="return-note" error={error} />
      </div>
      <FormBar label={say(turnBack.label)} icon={CornerUpLeft} onBack={onBack} onSend={send} />
    </section>
  )
}

function OwnWords({
  own,
  onType,
}: {
  readonly own: Message
  readonly onType: (own: Message) => void
}) {
  const say = useSay()
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextAreaField
        label={say(text['in-nepali'])}
        lang="ne"
        value={own.ne}
        onChange={(event) => onType({ ...own, ne: event.target.value })}
      />
      <TextAreaField
        label={say(text['in-english'])}
        lang="en"
        value={own.en}
        onChange={(event) => onType({ ...own, en: event.target.value })}
      />
    </div>
  )
}

function Seen({ reason }: { readonly reason: Message }) {
  const say = useSay()
  return (
    <div>
      <p className="small mb-2 font-strong">{say(text['student-sees'])}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <blockquote className="seen" lang="ne">
          {reason.ne}
        </blockquote>
        <blockquote className="seen" lang="en">
          {reason.en}
        </blockquote>
      </div>
    </div>
  )
}

/** The words of the chosen templates, one after another, with places for what is filled in. */
function templatesOf({ reasons }: Props['turnBack'], { chosen }: ReturnDraft): Message {
  return sentences(...chosen.flatMap((id) => reasons.find((each) => each.id === id)?.text ?? []))
}

/** What the student will read, and what of it is not filled in yet. Own words are said as they were written. */
function reasonOf(turnBack: Props['turnBack'], draft: ReturnDraft) {
  const { words, missing } = fillIn(templatesOf(turnBack, draft), turnBack.fillIns, draft.filled)
  const own = { en: draft.own.en.trim(), ne: draft.own.ne.trim() }
  const parts = draft.chosen.includes(ownId) ? [words, own] : [words]
  return { words: sentences(...parts.filter(({ en, ne }) => en + ne !== '')), missing }
}
