import { Info, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { fillInsOf } from '#features/desk/rules/fill-in.ts'
import { composeReason, type WrittenReason } from '#features/desk/rules/reason.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { ReasonedAction } from '#features/desk/wire/evidence.ts'
import { FillIns } from './FillIns.tsx'
import { FormBar } from './FormBar.tsx'
import { Key } from '../shortcuts/Key.tsx'
import { useKeys } from '../shortcuts/keys.ts'
import type { ReturnDraft } from './return-draft.ts'
import { lackingOf, OwnWords, ownId, Seen, templatesOf, writtenOf } from './ReturnWords.tsx'

type Props = {
  readonly turnBack: ReasonedAction
  readonly icon: LucideIcon
  readonly draft: ReturnDraft
  readonly onDraft: (draft: ReturnDraft) => void
  readonly onSend: (reason: WrittenReason) => void
  readonly onBack: () => void
}

/** Reasons by number, the text for the student in both languages, and the next step. */
export function ReturnForm({ turnBack, icon, draft, onDraft, onSend, onBack }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [error, setError] = useState<string | undefined>()
  const { reasons } = turnBack
  const ids = [...reasons.map(({ id }) => id), ownId]
  const isOwn = draft.chosen.includes(ownId)
  const { written, missing } = writtenOf(turnBack, draft)

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
    const lacks = isOwn ? lackingOf(draft) : null
    if (lacks !== null) return setError(say(text[lacks]))
    if (missing.length > 0)
      return setError(
        say(text['fill-first'], { names: missing.map(({ label }) => say(label)).join(', ') }),
      )
    onSend(written)
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
        {isOwn && <OwnWords draft={draft} onDraft={onDraft} />}
        <FillIns
          fillIns={fillInsOf(templatesOf(turnBack, draft), turnBack.fillIns)}
          filled={draft.filled}
          onFilled={(filled) => onDraft({ ...draft, filled })}
        />
        {draft.chosen.length > 0 && <Seen reason={composeReason(written).words} />}
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
      <FormBar label={say(turnBack.label)} icon={icon} onBack={onBack} onSend={send} />
    </section>
  )
}
